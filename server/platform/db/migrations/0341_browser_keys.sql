-- Public keys that a page in a browser starts calls with: on some origins, with some agents. Calls that came by one have
-- its id as their widget_id, so that what visitors may use is counted as for widgets.
create table browser_keys (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  key text not null unique,
  origins text[] not null,
  agent_ids uuid[] not null,
  limits jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('browser_keys');
