-- That the operator may enter a workspace until then. A row that is over allows nothing, and the next one replaces it.
create table support_access (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  until timestamptz not null,
  may_change boolean not null,
  allowed_by uuid not null,
  entered_at timestamptz
);
select protect_tenant_table('support_access');
