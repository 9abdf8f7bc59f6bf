-- agents: What answers: agents, drafts, versions, tests, workflows.

-- ---- agents ----

-- Agents: the row says what is live, a version says what it was. A version never changes.
create table agents (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  template text not null,
  status text not null,
  version integer not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- Words that a caller's question has to share for an agent to look into documents in the middle of its flow; empty: any.
  knowledge_when text not null default '',
  -- Whether a second person has to approve what is published.
  needs_approval boolean not null default false,
  primary key (workspace_id, id)
);
select protect_tenant_table('agents');

create table agent_versions (
  workspace_id uuid not null,
  agent_id uuid not null,
  version integer not null,
  configuration jsonb not null,
  created_at timestamptz not null,
  -- What a version is called, what was new in it and who published it. Numbers below nought are of drafts that were only
  -- tried: calls remember them, and nothing lists them.
  name text,
  note text,
  created_by uuid,
  primary key (workspace_id, agent_id, version),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('agent_versions');

-- What an agent is to become. No row: nobody has changed anything yet.
create table agent_drafts (
  workspace_id uuid not null,
  agent_id uuid not null,
  revision integer not null,
  -- The version that it was made from, and what it holds; null where it is as what answers.
  base_version integer,
  configuration jsonb,
  changed_at timestamptz,
  changed_by uuid,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade,
  check ((base_version is null) = (configuration is null))
);
select protect_tenant_table('agent_drafts');

-- ---- releases ----

-- An agent's newest rollout: a version that answers some calls beside the one that answers the others.
create table agent_releases (
  workspace_id uuid not null,
  agent_id uuid not null,
  stable_version integer not null,
  candidate_version integer not null,
  percent integer not null check (percent between 0 and 100),
  -- Callers who hear the candidate whatever its share is.
  numbers text[] not null default '{}',
  -- Makes the choice of callers another one in each rollout.
  salt text not null,
  state text not null,
  is_guarded boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('agent_releases');

-- Somebody asks that a draft, as it was then, be published by somebody else.
create table agent_approvals (
  workspace_id uuid not null,
  agent_id uuid not null,
  id uuid not null,
  state text not null,
  configuration jsonb not null,
  note text,
  asked_by uuid,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  word text,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
create index agent_approvals_agent on agent_approvals (workspace_id, agent_id, id);
-- One at a time waits.
create unique index agent_approvals_open on agent_approvals (workspace_id, agent_id) where state = 'open';
select protect_tenant_table('agent_approvals');

-- ---- workflows ----

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

-- ---- agent tests ----

-- Calls that are written down with what has to come of them, each of one agent or one workflow.
create table agent_tests (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  agent_id uuid,
  workflow_id uuid,
  name text not null,
  test jsonb not null,
  changed_at timestamptz not null,
  changed_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade,
  foreign key (workspace_id, workflow_id) references workflows (workspace_id, id) on delete cascade,
  check (num_nonnulls(agent_id, workflow_id) <= 1)
);
create unique index agent_tests_of_agent on agent_tests (workspace_id, agent_id, name) where agent_id is not null;
create unique index agent_tests_of_workflow on agent_tests (workspace_id, workflow_id, name) where workflow_id is not null;
select protect_tenant_table('agent_tests');

-- Whether a test passed on exactly what the digest is of: the test, the flow, its settings and the engine.
create table agent_test_results (
  workspace_id uuid not null,
  test_id uuid not null,
  digest text not null,
  passed boolean not null,
  ran_at timestamptz not null,
  primary key (workspace_id, test_id, digest),
  foreign key (workspace_id, test_id) references agent_tests (workspace_id, id) on delete cascade
);
select protect_tenant_table('agent_test_results');

-- ---- agent imports ----

-- What became of the file of another platform that an agent was made of. The file itself is not kept.
create table agent_imports (
  workspace_id uuid not null,
  agent_id uuid not null,
  report jsonb not null,
  imported_at timestamptz not null,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('agent_imports');

-- ---- automations ----

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

-- ---- missed words ----

-- What callers said and no step understood, found as calls are rated.
create table missed_words (
  workspace_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  -- The caller's turn, from 1.
  turn integer not null,
  agent_id uuid not null,
  node text not null,
  title text not null,
  language text not null,
  asked text not null,
  said text not null,
  -- The question whose choices they could be taught to mean.
  teach jsonb,
  status text not null,
  said_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, call_id, turn),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('missed_words');
create index missed_words_latest on missed_words (workspace_id, status, said_at desc);
create index missed_words_of_agent on missed_words (workspace_id, agent_id);

-- What refers to tables above from tables before them.
alter table agent_knowledge_folders add foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade;
