-- A workspace has as many accounts at carriers as it connects, each account once; and one at the simulator.
drop index carrier_accounts_one_each;
create unique index carrier_accounts_once on carrier_accounts (workspace_id, carrier, account_sid) where carrier not in ('sip', 'stand-in');
create unique index carrier_accounts_one_simulator on carrier_accounts (workspace_id) where carrier = 'stand-in';

alter table carrier_accounts
  -- Where the account's API answers, for carriers whose accounts have addresses of their own.
  add column base_url text,
  -- Sealed. What its requests are checked by, where that is not auth_token.
  add column signing_key text,
  -- What leads calls and texts of its numbers here, where that is an object of the carrier's own.
  add column application_id text,
  add column messaging_profile_id text;
