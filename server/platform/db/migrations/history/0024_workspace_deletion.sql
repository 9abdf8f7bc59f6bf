-- A workspace that its owner deleted is closed; after thirty days it is gone, with all that belongs to it.
alter table workspaces add column deleted_at timestamptz, add column deleted_by uuid;
create index workspaces_deleted on workspaces (deleted_at) where deleted_at is not null;
