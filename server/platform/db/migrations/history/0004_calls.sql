-- Calls: what was said and done, and enough to go on with a call after its server was killed.
create table calls (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- Stays when the agent is deleted.
  agent_id uuid,
  agent_version integer not null,
  agent_name text not null,
  channel text not null,
  -- waiting for the caller's socket, live, ended
  status text not null,
  -- What is fixed for the conversation: names, time zone, what was known beforehand.
  setting jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  outcome text,
  -- SHA-256 of the one-use ticket, gone when it was used, and of what resumes the call.
  ticket_hash text unique,
  ticket_expires_at timestamptz not null,
  resume_hash text,
  -- The conversation engine's state and the session's, as of the last step.
  snapshot jsonb,
  memory jsonb,
  -- The process that has the call, and until when it is believed to live.
  owner uuid,
  lease_until timestamptz,
  primary key (workspace_id, id),
  unique (id)
);
create index calls_agent on calls (workspace_id, agent_id, id);
create index calls_open on calls (status, lease_until) where status <> 'ended';
create index calls_created on calls (workspace_id, created_at);
select protect_tenant_table('calls');

-- What happened, in order. The same events give the same conversation again. Rows are added, never changed.
create table call_events (
  workspace_id uuid not null,
  call_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  kind text not null,
  data jsonb not null,
  primary key (workspace_id, call_id, seq),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_events');
revoke update, delete on call_events from parley_app, parley_system;

create table call_turns (
  workspace_id uuid not null,
  call_id uuid not null,
  seq integer not null,
  role text not null,
  -- Of an interrupted agent's turn what was heard; intended is all of it then.
  text text not null,
  intended text,
  interrupted boolean not null,
  start_ms integer not null,
  heard_ms integer,
  timings jsonb,
  audio boolean not null,
  primary key (workspace_id, call_id, seq),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_turns');

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
  primary key (workspace_id, run_id)
);
create index action_runs_call on action_runs (workspace_id, call_id);
select protect_tenant_table('action_runs');
