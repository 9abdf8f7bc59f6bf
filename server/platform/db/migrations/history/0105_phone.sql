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
  primary key (workspace_id, id),
  unique (workspace_id, carrier)
);
select protect_tenant_table('carrier_accounts');

create table phone_numbers (
  workspace_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  sid text not null,
  number text not null,
  name text not null,
  voice boolean not null,
  sms boolean not null,
  agent_in uuid,
  agent_out uuid,
  hours jsonb,
  fallback text,
  -- Where its calls went before it came here.
  former_urls jsonb,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, number),
  foreign key (workspace_id, account_id) references carrier_accounts (workspace_id, id) on delete cascade,
  foreign key (workspace_id, agent_in) references agents (workspace_id, id) on delete set null (agent_in),
  foreign key (workspace_id, agent_out) references agents (workspace_id, id) on delete set null (agent_out)
);
select protect_tenant_table('phone_numbers');
create index phone_numbers_of_accounts on phone_numbers (workspace_id, account_id);
create index phone_numbers_answered on phone_numbers (workspace_id, agent_in);
create index phone_numbers_dialled on phone_numbers (workspace_id, agent_out);

alter table calls
  add column direction text,
  add column phone_number_id uuid,
  -- Of the two ends of a phone call: the workspace's number, and the other.
  add column own_number text,
  add column other_number text,
  add column carrier_sid text;
create index calls_of_carrier on calls (workspace_id, carrier_sid) where carrier_sid is not null;
create index calls_with_number on calls (workspace_id, other_number, created_at) where other_number is not null;

-- A call that goes out, from before it is sent: nobody is dialled twice.
create table dials (
  workspace_id uuid not null,
  call_id uuid not null,
  account_id uuid not null,
  agent_id uuid not null,
  from_number text not null,
  to_number text not null,
  state text not null,
  carrier_sid text,
  looks integer not null,
  next_look_at timestamptz,
  result text,
  answered_by text,
  fault text,
  problem text,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('dials');
-- One open call between two numbers: a call in the carrier's list is one attempt's alone.
create unique index dials_open on dials (workspace_id, from_number, to_number)
  where state in ('planned', 'sending', 'unknown', 'placed');
create index dials_due on dials (next_look_at) where state in ('sending', 'unknown');
