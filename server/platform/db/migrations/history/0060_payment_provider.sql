-- With which account at the payment provider an agency collects from its clients. The installation's own is a setting of
-- the server.
create table payment_providers (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  -- What the address of its webhook ends with.
  hook text not null unique,
  -- Changes with the account or its mode: what was made with another one is not known there.
  identity text not null,
  -- Null where the key may not ask for it.
  account text,
  livemode boolean not null,
  api_key text not null,
  -- Its last characters, to know it again.
  key_end text not null,
  webhook_secret text,
  set_at timestamptz not null
);
select protect_tenant_table('payment_providers');

-- Who a buyer is at a seller's account, and the card that is charged.
create table payment_customers (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  seller_id uuid not null,
  identity text not null,
  -- Null until it is made; asked_at says that somebody began to.
  stripe_id text,
  asked_at timestamptz,
  card jsonb,
  primary key (workspace_id, seller_id)
);
create index payment_customers_stripe on payment_customers (seller_id, stripe_id);
select protect_tenant_table('payment_customers');

-- Visits to the provider's page to put down a card, and the plan that begins when that is done.
create table payment_checkouts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  seller_id uuid not null,
  identity text not null,
  plan_id uuid,
  plan_version integer,
  -- What was agreed to.
  terms_url text,
  user_id uuid,
  -- Where the person comes back to.
  origin text not null,
  stripe_id text,
  url text,
  -- open, done, ended
  status text not null,
  problem text,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index payment_checkouts_open on payment_checkouts (created_at) where status = 'open';
create index payment_checkouts_stripe on payment_checkouts (seller_id, stripe_id);
select protect_tenant_table('payment_checkouts');

-- Whether a plan is in the list of what clients can choose. Without that, its checkout link still leads to it.
alter table plans add column offered boolean not null default true;
