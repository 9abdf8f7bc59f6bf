-- A token may be an app's that someone let in by signing in: what it was issued for and to, and what it only looks at.
-- And whether the tools of the MCP server may call and text people with it.
alter table access_tokens
  add column read_scopes text[] not null default '{}',
  add column reach_people boolean not null default false,
  add column resource text,
  add column app text;
