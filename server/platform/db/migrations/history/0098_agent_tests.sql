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
