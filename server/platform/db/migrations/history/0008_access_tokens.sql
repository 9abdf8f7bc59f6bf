-- Access tokens of workspaces. The token itself is not here: only its SHA-256, and the characters at its ends by which
-- people know it again.
create table access_tokens (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  hash text not null unique,
  shown text not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('access_tokens');
