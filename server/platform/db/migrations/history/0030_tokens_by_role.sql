-- A token may act by one of the workspace's roles instead of scopes.
alter table access_tokens add column role text;
alter table access_tokens add foreign key (workspace_id, role) references roles (workspace_id, id);
