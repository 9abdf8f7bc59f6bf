-- Servers of the Model Context Protocol whose tools agents use in calls: what they offered when they were last asked, and
-- which of it somebody allowed, by hash.
create table tool_servers (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  url text not null,
  token text,
  discovered jsonb,
  tools jsonb not null,
  allowed jsonb not null,
  checked_at timestamptz not null,
  problem text,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, name)
);
select protect_tenant_table('tool_servers');
