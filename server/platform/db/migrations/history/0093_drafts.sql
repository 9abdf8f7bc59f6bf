-- What a version is called, what was new in it and who published it. Numbers below nought are of drafts that were only
-- tried: calls remember them, and nothing lists them.
alter table agent_versions add column name text, add column note text, add column created_by uuid;

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
