-- Accounts at Google and Microsoft that workspaces have connected: their calendars and their contacts.
create table office_accounts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  service text not null,
  -- The service's own id of the account, and how people know it.
  account_id text not null,
  name text not null,
  -- Sealed. The access token ends at access_until; the other one makes the next.
  refresh_token text not null,
  access_token text not null,
  access_until timestamptz not null,
  -- What was agreed to, as the service names it.
  scopes text[] not null,
  -- Whether appointments stand in its calendar, and those of which calendar here: null for the main one.
  keeps_calendar boolean not null,
  calendar_id uuid,
  -- Why it cannot be used any more.
  problem text,
  connected_at timestamptz not null,
  -- Up to where the changes of its calendar have been read, and since when from there on.
  cursor text,
  cursor_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, service)
);
select protect_tenant_table('office_accounts');

-- People who have left for the service to connect an account, and have not come back yet.
create table office_sign_ins (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- The state that comes back with them.
  id uuid not null,
  service text not null,
  user_id uuid not null,
  session_id uuid not null,
  -- Sealed.
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('office_sign_ins');
