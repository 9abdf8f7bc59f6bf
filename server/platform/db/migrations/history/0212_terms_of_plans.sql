-- A plan may ask its price for a year, and a fee once.
update plan_versions set terms = terms || '{"setupFee": 0}';
update subscriptions set terms = terms || '{"setupFee": 0}';
update billing_periods set terms = terms || '{"setupFee": 0}';

-- Of a price that was asked for more than a month: how many months it pays behind the one that runs.
alter table subscriptions add column paid_months integer not null default 0 check (paid_months >= 0);
-- What was asked for the month or year that runs, less its discount.
alter table subscriptions add column paid_price bigint not null default 0;
update subscriptions set paid_price = (terms ->> 'price')::bigint where status = 'active';
-- What lessens its price: terms of a coupon as they were when it was taken, and how much of it is left.
alter table subscriptions add column discount jsonb;

-- What lessens prices of a seller's plans, by a code or given by the seller.
create table coupons (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  code text not null,
  terms jsonb not null,
  -- Clients that may take it; null for any number.
  most_clients integer,
  expires_at timestamptz,
  archived boolean not null default false,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index coupons_code on coupons (workspace_id, lower(code));
select protect_tenant_table('coupons');

-- Who has taken one, each once.
create table coupon_uses (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  coupon_id uuid not null,
  buyer_id uuid not null,
  used_at timestamptz not null,
  primary key (workspace_id, coupon_id, buyer_id),
  foreign key (workspace_id, coupon_id) references coupons (workspace_id, id) on delete cascade
);
select protect_tenant_table('coupon_uses');

-- What a plan costs one client, from a moment on; null: what it costs everyone.
create table client_prices (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  buyer_id uuid not null,
  plan_id uuid not null,
  valid_from timestamptz not null,
  price bigint,
  setup_fee bigint,
  primary key (workspace_id, buyer_id, plan_id, valid_from),
  foreign key (workspace_id, plan_id) references plans (workspace_id, id) on delete cascade
);
select protect_tenant_table('client_prices');

-- The coupon with which somebody went to put a card down.
alter table payment_checkouts add column coupon_id uuid;
