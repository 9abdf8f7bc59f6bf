-- What has a workflow run by itself, without a caller.
create table workflow_triggers (
  workspace_id uuid not null,
  workflow_id uuid not null,
  id uuid not null,
  kind text not null,
  settings jsonb not null,
  is_paused boolean not null default false,
  -- Of a schedule.
  next_run_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, workflow_id) references workflows (workspace_id, id) on delete cascade
);
select protect_tenant_table('workflow_triggers');
create index workflow_triggers_of on workflow_triggers (workspace_id, workflow_id, created_at);
create index workflow_triggers_due on workflow_triggers (next_run_at) where next_run_at is not null;

-- Runs of workflows without a caller. The events are all that is kept of how one went.
create table automations (
  workspace_id uuid not null,
  id uuid not null,
  workflow_id uuid not null,
  version integer not null,
  -- What it comes of: the same again is the same run.
  source text not null,
  cause text not null,
  call_id uuid,
  contact_id uuid,
  status text not null,
  outcome text,
  error text,
  given jsonb not null,
  events jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, source),
  foreign key (workspace_id, workflow_id) references workflows (workspace_id, id) on delete cascade
);
select protect_tenant_table('automations');
create index automations_of on automations (workspace_id, workflow_id, id);
create index automations_since on automations (workspace_id, started_at);
