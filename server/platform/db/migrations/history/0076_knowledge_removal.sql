-- What is deleted answers no more at once; its pieces go a few at a time, as calls share the database.
alter table knowledge_files add column deleted_at timestamptz;
create index knowledge_files_deleted on knowledge_files (deleted_at) where deleted_at is not null;
create unique index knowledge_files_page on knowledge_files (workspace_id, site_id, url)
  where site_id is not null and deleted_at is null;
