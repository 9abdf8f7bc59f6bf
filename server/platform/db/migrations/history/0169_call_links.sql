-- Links that show a call without sign-in. Only the hash of a token is known here.
create table call_links (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  id uuid not null,
  token_hash text not null unique,
  parts text[] not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  opened integer not null default 0,
  primary key (workspace_id, call_id, id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_links');
