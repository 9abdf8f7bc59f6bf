-- A subaccount is a workspace whose parent is an agency's. Without its agency it stands on its own.
alter table workspaces add column parent_id uuid references workspaces (id) on delete set null;
create index workspaces_parent on workspaces (parent_id) where parent_id is not null;
