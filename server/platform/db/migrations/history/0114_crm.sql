-- A workspace's CRM: HubSpot, or another program that answers signed requests at an address.
create table crm_connections (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  kind text not null,
  account_id text not null,
  name text not null,
  -- Null for HubSpot.
  url text,
  -- Sealed: a token, or what requests are signed with.
  secret text not null,
  secret_end text not null,
  -- What the credentials do not permit, in the CRM's words.
  lacks text[] not null,
  notes_calls boolean not null,
  -- Why it cannot be used any more.
  problem text,
  connected_at timestamptz not null
);
select protect_tenant_table('crm_connections');

-- What an action of the template Update CRM does is chosen; until now there was one thing.
update actions
  set configuration = '{"does": "save", "dealName": "", "dealAmount": "", "dealStage": ""}'::jsonb || configuration
  where template = 'update-crm';

-- Notes of calls are listed by what they were left as.
create index action_runs_of_crm_notes on action_runs (workspace_id, created_at) where node_id = 'crm-note';
