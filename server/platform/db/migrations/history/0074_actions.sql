-- What a workspace has set up to be done beside talking.
create table actions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  template text not null,
  status text not null,
  configuration jsonb not null,
  variables jsonb not null,
  triggers jsonb not null,
  -- Sealed: the values of its secret headers, by their names.
  secrets text,
  -- When its schedule has it run next; only while it is active.
  next_run_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index actions_due on actions (next_run_at) where next_run_at is not null;
select protect_tenant_table('actions');

alter table action_runs
  -- The workspace's own action that was run, and what had it run; null for what a step does by itself.
  add column action_id uuid,
  add column trigger text,
  -- What was made of the action when the run began, so that each try sends the same.
  add column request jsonb,
  -- What the other side answered.
  add column answer jsonb,
  -- Of a test call: nothing was sent.
  add column simulated boolean not null default false;
create index action_runs_of_action on action_runs (workspace_id, action_id, created_at desc, run_id desc)
  where action_id is not null;
