-- Filters of calls under a name, of everybody or of one member, with the columns to look at them by.
create table call_views (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  filters jsonb not null,
  columns text[],
  -- Null: everybody's.
  owner_id uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index call_views_names on call_views (workspace_id, coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), lower(name));
select protect_tenant_table('call_views');
