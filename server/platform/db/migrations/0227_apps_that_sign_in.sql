-- A token may be an app's that someone let in by signing in: what it was issued for and to, and what it only looks at.
-- And whether the tools of the MCP server may call and text people with it.
alter table access_tokens
  add column read_scopes text[] not null default '{}',
  add column reach_people boolean not null default false,
  add column resource text,
  add column app text;

-- Apps that registered themselves (RFC 7591). They belong to no workspace; one that nobody lets in is forgotten after a day.
create table registered_apps (
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);

-- Whom an app's token is rotated for: the code that it is first fetched with, then one refresh token after another. Of all of
-- them only hashes are kept.
create table app_grants (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  token_id uuid not null,
  client_id text not null,
  redirect_uri text not null,
  code_hash text unique,
  code_challenge text not null,
  code_expires_at timestamptz not null,
  refresh_hash text unique,
  -- The one before: who comes with it after a minute has stolen it, or was stolen from.
  previous_hash text unique,
  refreshed_at timestamptz,
  refresh_expires_at timestamptz,
  primary key (workspace_id, token_id),
  foreign key (workspace_id, token_id) references access_tokens (workspace_id, id) on delete cascade
);
select protect_tenant_table('app_grants');
