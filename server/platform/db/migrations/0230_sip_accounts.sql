-- A workspace has one account at Twilio and one at the simulator, and as many SIP accounts as it connects.
alter table carrier_accounts drop constraint carrier_accounts_workspace_id_carrier_key;
create unique index carrier_accounts_one_each on carrier_accounts (workspace_id, carrier) where carrier <> 'sip';

-- A SIP account: how its server is asked, and how it stands there. Its password is in carrier_accounts, sealed.
create table sip_accounts (
  workspace_id uuid not null,
  id uuid not null,
  server text not null,
  username text not null,
  auth_user text,
  proxy text,
  transport text not null,
  encryption text not null,
  certificate text,
  country text not null,
  number_form text not null,
  allowed_countries jsonb not null,
  minutes_per_day integer,
  max_calls integer not null,
  -- Which of its forms a process works with: one that finds another opens it anew.
  revision integer not null default 0,
  -- What the server said last.
  state text not null default 'trying',
  problem text,
  registered_until timestamptz,
  -- The process that holds it. Its number grows with each owner.
  owner uuid,
  epoch integer not null default 0,
  lease_until timestamptz,
  -- Our port at its last opening: a router's way back leads to it.
  local_port integer,
  primary key (workspace_id, id),
  foreign key (workspace_id, id) references carrier_accounts (workspace_id, id) on delete cascade
);
select protect_tenant_table('sip_accounts');
create index sip_accounts_held on sip_accounts (lease_until);

-- Calls over SIP that are answered, so that another process can go on with them.
create table sip_dialogs (
  workspace_id uuid not null,
  sip_call_id text not null,
  account_id uuid not null,
  record jsonb not null,
  -- Somebody has hung up by way of a process that does not have the call.
  hang_up boolean not null default false,
  kept_at timestamptz not null,
  primary key (workspace_id, sip_call_id),
  foreign key (workspace_id, account_id) references sip_accounts (workspace_id, id) on delete cascade
);
select protect_tenant_table('sip_dialogs');
create index sip_dialogs_of_accounts on sip_dialogs (workspace_id, account_id);

-- Dials that a process without the account was asked for: whoever has it sends them.
create table sip_dials (
  workspace_id uuid not null,
  sip_call_id text not null,
  account_id uuid not null,
  call_id uuid not null,
  from_number text not null,
  to_number text not null,
  ring_seconds integer not null,
  asked_at timestamptz not null,
  primary key (workspace_id, sip_call_id),
  foreign key (workspace_id, account_id) references sip_accounts (workspace_id, id) on delete cascade,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('sip_dials');
create index sip_dials_of_accounts on sip_dials (workspace_id, account_id);
create index sip_dials_of_calls on sip_dials (workspace_id, call_id);
