-- Which agent of the agency a subaccount's was copied from, and at which versions of both. A later version of the source
-- is an update; a later one of the copy was changed here.
create table agent_sources (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  agent_id uuid not null,
  agency_id uuid not null,
  source_agent_id uuid not null,
  source_version integer not null,
  copied_version integer not null,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
create index agent_sources_source on agent_sources (agency_id, source_agent_id);
select protect_tenant_table('agent_sources');
