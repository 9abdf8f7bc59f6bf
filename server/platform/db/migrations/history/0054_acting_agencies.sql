-- That somebody of the agency is in a subaccount, until then. A row that is over allows nothing; the next entry replaces it.
create table subaccount_entries (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null,
  -- Whose the subaccount was then: an entry is good for nothing under another agency.
  agency_id uuid not null,
  entered_at timestamptz not null,
  until timestamptz not null,
  primary key (workspace_id, user_id)
);
create index subaccount_entries_user on subaccount_entries (user_id);
select protect_tenant_table('subaccount_entries');

-- The most that anybody may do in a subaccount, as its agency says. No row: no less than their roles.
create table subaccount_permissions (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  levels jsonb not null
);
select protect_tenant_table('subaccount_permissions');
