-- Workspaces and who belongs to them.
create table workspaces (
  id uuid primary key,
  name text not null,
  time_zone text not null,
  operator boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null
);
-- At most one operator workspace in an installation.
create unique index workspaces_operator on workspaces (operator) where operator;
select protect_tenant_table('workspaces', 'id');

create table members (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null,
  email text not null,
  role text not null,
  created_at timestamptz not null,
  primary key (workspace_id, user_id)
);
create index members_user on members (user_id);
select protect_tenant_table('members');

-- Agents: the row says what is live, a version says what it was. A version never changes.
create table agents (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  template text not null,
  status text not null,
  version integer not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('agents');

create table agent_versions (
  workspace_id uuid not null,
  agent_id uuid not null,
  version integer not null,
  configuration jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, agent_id, version),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('agent_versions');

create table appointments (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  time_zone text not null,
  title text not null,
  attendee_name text,
  attendee_email text,
  attendee_phone text,
  notes text,
  call_id uuid,
  status text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  check (end_at > start_at)
);
create index appointments_time on appointments (workspace_id, start_at);
select protect_tenant_table('appointments');

create table lesson_completions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null,
  lesson_id text not null,
  completed_at timestamptz not null,
  primary key (workspace_id, user_id, lesson_id)
);
select protect_tenant_table('lesson_completions');

-- The trial's minutes: what was granted or earned. What calls used is summed from the calls themselves.
create table trial_grants (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  reason text not null,
  minutes integer not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('trial_grants');
