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

-- Figures of a version: calls of people that have ended.
create index calls_version on calls (workspace_id, agent_id, agent_version, ended_at)
  where status = 'ended' and not test;
