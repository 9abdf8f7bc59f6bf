-- Flows with a name of their own, which other flows run as one step.
create table workflows (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  template text,
  status text not null,
  -- As it is being built, and how often that was saved.
  flow jsonb not null,
  revision integer not null,
  -- The newest of its versions; 0 before the first.
  version integer not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('workflows');

create table workflow_versions (
  workspace_id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  flow jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, workflow_id, version),
  foreign key (workspace_id, workflow_id) references workflows (workspace_id, id) on delete cascade
);
select protect_tenant_table('workflow_versions');

-- Conversations that ran a workflow, written when they have ended. Test calls are none.
create table workflow_runs (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  workflow_id uuid not null,
  call_id uuid not null,
  version integer not null,
  outcome text not null,
  ran_at timestamptz not null,
  primary key (workspace_id, workflow_id, call_id)
);
select protect_tenant_table('workflow_runs');
create index workflow_runs_of_call on workflow_runs (workspace_id, call_id);
