-- Accounts at the carrier of this installation, to try phone calls without one: a network of each workspace's own.
create table stand_in_accounts (
  workspace_id uuid not null primary key references workspaces (id) on delete cascade,
  account_sid text not null unique,
  -- Sealed. It signs what the carrier asks, and opens its API.
  token text not null
);
select protect_tenant_table('stand_in_accounts');

create table stand_in_numbers (
  workspace_id uuid not null,
  sid text not null,
  number text not null,
  name text not null,
  voice_url text not null,
  voice_fallback_url text not null,
  sms_url text not null,
  status_callback text not null,
  primary key (workspace_id, sid),
  unique (workspace_id, number),
  foreign key (workspace_id) references stand_in_accounts (workspace_id) on delete cascade
);
select protect_tenant_table('stand_in_numbers');
