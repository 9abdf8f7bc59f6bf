-- How far the fixed sentences of an agent's live version are spoken ahead of its calls.
create table agent_prepared_speech (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  agent_id uuid not null,
  version integer not null,
  sentences integer not null,
  done integer not null,
  failed integer not null,
  changed_at timestamptz not null,
  primary key (workspace_id, agent_id)
);
select protect_tenant_table('agent_prepared_speech');
