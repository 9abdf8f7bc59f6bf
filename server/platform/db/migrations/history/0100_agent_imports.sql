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
