-- actions: What is done beside talking: kinds of actions, their runs, triggers.

-- ---- actions ----

-- Things that a call or a person had done in the world, one row for each idempotency key.
create table action_runs (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  run_id text not null,
  call_id uuid,
  node_id text not null,
  action text not null,
  input jsonb not null,
  output jsonb,
  status text not null,
  attempts integer not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- Runs are claimed, done outside of any transaction, and recorded. Whoever claimed one and has not recorded it until
  -- then has died on the way.
  -- Whether the conversation waits for the result.
  wait boolean not null default true,
  claim uuid,
  claimed_until timestamptz,
  -- The workspace's own action that was run, and what had it run; null for what a step does by itself.
  action_id uuid,
  trigger text,
  -- What was made of the action when the run began, so that each try sends the same.
  request jsonb,
  -- What the other side answered.
  answer jsonb,
  -- Of a test call: nothing was sent.
  simulated boolean not null default false,
  -- A run that is done again belongs to no call, and holds what was said in one: who may not see that call does not see it.
  of_call_id uuid,
  primary key (workspace_id, run_id)
);
create index action_runs_call on action_runs (workspace_id, call_id);
select protect_tenant_table('action_runs');
create index action_runs_open on action_runs (status, created_at) where status in ('pending', 'running');
create index action_runs_of_action on action_runs (workspace_id, action_id, created_at desc, run_id desc)
  where action_id is not null;
-- Notes of calls are listed by what they were left as.
create index action_runs_of_crm_notes on action_runs (workspace_id, created_at) where node_id = 'crm-note';
-- Failures are counted over a span that ends now.
create index action_runs_failed on action_runs (workspace_id, ended_at) where status = 'failed';
create index action_runs_of_call on action_runs (workspace_id, of_call_id) where of_call_id is not null;

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
  -- What an agent says before an action, when it takes long, and after it.
  words jsonb not null default '{"before": "", "slow": "", "after": ""}',
  primary key (workspace_id, id)
);
create index actions_due on actions (next_run_at) where next_run_at is not null;
select protect_tenant_table('actions');
