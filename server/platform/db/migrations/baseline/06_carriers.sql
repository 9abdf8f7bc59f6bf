-- carriers: Who carries calls and texts: accounts at Twilio, and the stand-in carrier.

-- ---- phone ----

-- A workspace's account at a carrier: Twilio, or the stand-in of this installation.
create table carrier_accounts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  carrier text not null,
  -- In the addresses that the carrier asks.
  hook text not null unique,
  account_sid text not null,
  name text not null,
  trial boolean not null,
  -- Sealed. The token signs what the carrier asks; with a key, that makes the requests.
  auth_token text not null,
  token_end text not null,
  api_key text,
  key_secret text,
  connected_at timestamptz not null,
  -- Requests under an account's address whose signature was not right since the last one that was, and since when.
  unsigned integer not null default 0,
  unsigned_since timestamptz,
  -- The public address that the account's numbers were led to, and the one of which somebody was told that they were not.
  led_to text,
  moved_told text,
  primary key (workspace_id, id),
  unique (workspace_id, carrier)
);
select protect_tenant_table('carrier_accounts');

-- ---- stand in ----

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
  -- Where a text is told of once more when its webhook fails, as carriers do.
  sms_fallback_url text not null default '',
  primary key (workspace_id, sid),
  unique (workspace_id, number),
  foreign key (workspace_id) references stand_in_accounts (workspace_id) on delete cascade
);
select protect_tenant_table('stand_in_numbers');
