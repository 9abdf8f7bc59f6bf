-- A workspace's agreement with whoever sells to it: its agency, or the installation. The terms stand here as they were
-- agreed, so that a later change of the plan changes nothing.
create table subscriptions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  seller_id uuid not null,
  plan_id uuid not null,
  plan_version integer not null,
  plan_name text not null,
  terms jsonb not null,
  status text not null,
  -- Where paid months are counted from.
  anchor timestamptz not null,
  -- How many of them have begun; 0 while it is tried.
  months integer not null,
  period_id uuid not null,
  started_at timestamptz not null,
  -- It ends with its period.
  ends_with_period boolean not null default false,
  ended_at timestamptz,
  primary key (workspace_id, id)
);
create unique index subscriptions_current on subscriptions (workspace_id) where ended_at is null;
create index subscriptions_seller on subscriptions (seller_id, plan_id);
select protect_tenant_table('subscriptions');

-- The times that are billed, one behind the other. A change of the plan cuts one.
create table billing_periods (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  subscription_id uuid not null,
  seller_id uuid not null,
  terms jsonb not null,
  -- The month that it is all or a part of.
  month_from timestamptz not null,
  month_to timestamptz not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- Seconds of calls that are included in it; null for as many as one likes.
  included_seconds bigint,
  -- Whether calls are refused when these are used.
  hard_stop boolean not null,
  -- What the counter of call seconds stood at when it began.
  counter_at_start bigint not null,
  rated_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, subscription_id) references subscriptions (workspace_id, id) on delete cascade
);
create index billing_periods_open on billing_periods (to_at) where rated_at is null;
select protect_tenant_table('billing_periods');

-- What is to be paid, each the line of an invoice when it is on one.
create table charges (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  seller_id uuid not null,
  period_id uuid not null,
  kind text not null,
  description text not null,
  quantity bigint not null,
  -- Of the same, what cost nothing because the plan includes it.
  included bigint not null default 0,
  unit text not null,
  -- The price is `unit_amount` for each `per` of the quantity.
  unit_amount bigint not null,
  per integer not null,
  amount bigint not null,
  currency text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  created_at timestamptz not null,
  invoice_id uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, period_id) references billing_periods (workspace_id, id) on delete cascade
);
create index charges_open on charges (workspace_id, seller_id) where invoice_id is null;
select protect_tenant_table('charges');
revoke update, delete on charges from parley_app, parley_system;
-- When it is on an invoice; nothing else of it changes.
grant update (invoice_id) on charges to parley_system;
