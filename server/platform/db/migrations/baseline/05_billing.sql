-- billing: What is sold and owed: products, plans, subscriptions, invoices, payments.

-- ---- products ----

-- What a workspace sells, and for how much.
create table products (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null,
  name text not null,
  description text not null,
  primary key (workspace_id, id),
  unique (workspace_id, kind)
);
select protect_tenant_table('products');

-- Prices follow each other and are never changed: what was used keeps the price of its moment.
create table prices (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  product_id uuid not null,
  currency text not null,
  -- In the smallest unit of the currency, for each `per` of the product.
  amount bigint not null check (amount >= 0),
  per integer not null check (per > 0),
  valid_from timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, product_id) references products (workspace_id, id) on delete cascade
);
create index prices_of_product on prices (workspace_id, product_id, currency, valid_from);
select protect_tenant_table('prices');
revoke update, delete on prices from parley_app, parley_system;

-- ---- plans ----

-- What a workspace offers to those that it sells to.
create table plans (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null,
  version integer not null,
  most_popular boolean not null default false,
  status text not null,
  created_at timestamptz not null,
  -- Whether a plan is in the list of what clients can choose. Without that, its checkout link still leads to it.
  offered boolean not null default true,
  primary key (workspace_id, id)
);
create unique index plans_most_popular on plans (workspace_id) where most_popular;
select protect_tenant_table('plans');

-- The terms of each version. Who subscribed keeps the version that was agreed.
create table plan_versions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  plan_id uuid not null,
  version integer not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, plan_id, version),
  foreign key (workspace_id, plan_id) references plans (workspace_id, id) on delete cascade
);
select protect_tenant_table('plan_versions');
revoke update on plan_versions from parley_app, parley_system;

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

-- ---- subscriptions ----

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
  -- Of a price that was asked for more than a month: how many months it pays behind the one that runs.
  paid_months integer not null default 0 check (paid_months >= 0),
  -- What was asked for the month or year that runs, less its discount.
  paid_price bigint not null default 0,
  -- What lessens its price: terms of a coupon as they were when it was taken, and how much of it is left.
  discount jsonb,
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
  -- What a period includes besides seconds of calls, by meter; null for as much as one likes.
  included jsonb not null default '{}',
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
  -- What of a meter the line counts, and whether subaccounts used it.
  meter text,
  primary key (workspace_id, id),
  foreign key (workspace_id, period_id) references billing_periods (workspace_id, id) on delete cascade
);
create index charges_open on charges (workspace_id, seller_id) where invoice_id is null;
select protect_tenant_table('charges');
revoke update, delete on charges from parley_app, parley_system;
-- When it is on an invoice; nothing else of it changes.
grant update (invoice_id) on charges to parley_system;

-- ---- billing ----

-- Who somebody is on an invoice.
create table billing_profiles (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  profile jsonb not null
);
select protect_tenant_table('billing_profiles');

-- What a seller adds as tax, by the country of the buyer; without a country for all others.
create table tax_rates (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  country text,
  -- Hundredths of a percent.
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (workspace_id, id)
);
create unique index tax_rates_country on tax_rates (workspace_id, coalesce(country, ''));
select protect_tenant_table('tax_rates');

-- The last number that a seller gave, raised by the transaction that issues: one that fails leaves no gap.
create table invoice_numbers (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  series text not null,
  last bigint not null,
  primary key (workspace_id, series)
);
select protect_tenant_table('invoice_numbers');

-- Invoices and credit notes, a row of the seller's and one of the buyer's. What was issued never changes: only what was
-- paid of it does, and whether its PDF is made.
create table invoices (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  side text not null,
  number text not null,
  kind text not null,
  seller_id uuid not null,
  buyer_id uuid not null,
  -- Of a credit note: the invoice that it takes back from.
  corrects uuid,
  currency text not null,
  gross bigint not null,
  -- As it was issued, to the byte.
  document text not null,
  issued_at timestamptz not null,
  due_at timestamptz not null,
  -- Who asks for the money: the seller, by hand.
  collected_by text not null,
  paid bigint not null default 0,
  credited bigint not null default 0,
  pdf text not null default 'pending',
  pdf_problem text,
  -- Whether the bank of a buyer disputes the payment of an invoice, as its seller's provider says.
  disputed boolean not null default false,
  -- No one is reminded of what was issued before, when nothing was said of reminders.
  dunned boolean not null default true,
  primary key (workspace_id, id)
);
create unique index invoices_number on invoices (workspace_id, number) where side = 'seller';
create index invoices_corrects on invoices (workspace_id, corrects) where corrects is not null;
create index invoices_pending on invoices (issued_at) where pdf = 'pending' and side = 'seller';
select protect_tenant_table('invoices');
revoke update, delete on invoices from parley_app, parley_system;
grant update (paid, credited, pdf, pdf_problem) on invoices to parley_system;
-- What a seller invoiced in a range of days.
create index invoices_issued on invoices (workspace_id, issued_at) where side = 'seller';
grant update (disputed) on invoices to parley_system;
create index invoices_unpaid on invoices (due_at)
  where side = 'seller' and kind = 'invoice' and dunned and gross > paid + credited;

-- Payments, and their way back, of both sides like invoices.
create table payments (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  side text not null,
  invoice_id uuid not null,
  -- Below zero: paid back.
  amount bigint not null check (amount <> 0),
  currency text not null,
  status text not null,
  -- Who told of it: 'manual', or 'credit' for what was set off.
  source text not null,
  description text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoices (workspace_id, id) on delete cascade
);
create index payments_of_invoice on payments (workspace_id, invoice_id);
select protect_tenant_table('payments');
revoke delete on payments from parley_app, parley_system;

-- The seller's books: debits above zero, credits below. What one transaction books adds up to nothing in each currency.
create table ledger_entries (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  tx_id uuid not null,
  line integer not null,
  account text not null,
  buyer_id uuid,
  invoice_id uuid,
  currency text not null,
  amount bigint not null check (amount <> 0),
  booked_at timestamptz not null,
  reason text not null,
  partner_id uuid,
  primary key (workspace_id, tx_id, line)
);
create index ledger_entries_account on ledger_entries (workspace_id, account, buyer_id, currency);
create index ledger_entries_invoice on ledger_entries (workspace_id, invoice_id) where invoice_id is not null;
select protect_tenant_table('ledger_entries');
revoke update, delete on ledger_entries from parley_app, parley_system;
create index ledger_entries_partner on ledger_entries (workspace_id, partner_id, currency) where partner_id is not null;

-- Which seconds are on which line: each at most on one.
create table rated_usage (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  usage_event_id uuid not null,
  charge_id uuid not null,
  -- Of its quantity: what the plan includes, and what is paid.
  included bigint not null,
  billed bigint not null,
  primary key (workspace_id, usage_event_id),
  foreign key (workspace_id, usage_event_id) references usage_events (workspace_id, id) on delete cascade
);
create index rated_usage_charge on rated_usage (workspace_id, charge_id, usage_event_id);
select protect_tenant_table('rated_usage');
revoke update, delete on rated_usage from parley_app, parley_system;

-- ---- limits ----

-- How much a workspace may use. Where a limit of a workspace is found: its own row, its plan, its agency's defaults for
-- subaccounts, the installation's. A value of null is no limit; no row is "look further".

-- The installation's, for everybody; with what subaccounts start with where their agency says nothing.
create table installation_limits (
  name text primary key,
  value bigint check (value >= 0),
  subaccount_value bigint check (subaccount_value >= 0)
);
grant select on installation_limits to parley_app;
insert into installation_limits (name, value, subaccount_value) values
  ('monthlyMinutes', 10000, 1000),
  ('concurrentCalls', 50, null),
  ('apiRequests', 100000, null),
  ('storageGb', 100, null),
  ('agents', 25, 5),
  ('phoneNumbers', 10, null),
  ('integrations', 50, null),
  ('workflows', 100, null),
  ('teamMembers', 25, 3),
  ('subaccounts', 10, null),
  ('customRoles', 15, null),
  ('workspaces', 5, null),
  ('monthlyChats', 10000, 1000);

-- A workspace's own: of a subaccount given by its agency, of others by the operator.
create table workspace_limits (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null references installation_limits (name),
  value bigint check (value >= 0),
  primary key (workspace_id, name)
);
select protect_tenant_table('workspace_limits');

-- What an agency's subaccounts have where nothing else is said. They may look, and only look.
create table subaccount_limits (
  agency_id uuid not null references workspaces (id) on delete cascade,
  name text not null references installation_limits (name),
  value bigint check (value >= 0),
  primary key (agency_id, name)
);
alter table subaccount_limits enable row level security, force row level security;
create policy tenant on subaccount_limits to parley_app
  using (agency_id = (select current_workspace_id())
    or agency_id = (select parent_id from workspaces where id = (select current_workspace_id())))
  with check (agency_id = (select current_workspace_id()));
create policy system on subaccount_limits to parley_system using (true) with check (true);
grant select on subaccount_limits to parley_app;

-- ---- stripe ----

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
  -- The coupon with which somebody went to put a card down.
  coupon_id uuid,
  primary key (workspace_id, id)
);
create index payment_checkouts_open on payment_checkouts (created_at) where status = 'open';
create index payment_checkouts_stripe on payment_checkouts (seller_id, stripe_id);
select protect_tenant_table('payment_checkouts');

-- How far an invoice is at the payment provider. Its states go one way: waiting, draft, open, then one of the last ones.
create table stripe_invoices (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  invoice_id uuid not null,
  buyer_id uuid not null,
  identity text not null,
  -- What is asked there: the invoice without what was set off when it was issued.
  amount bigint not null,
  -- How it is collected, decided before it is made; null until then.
  collection text,
  stripe_id text,
  status text not null,
  hosted_url text,
  -- Of what was paid there, how much is in the books here, and how much of that was asked back.
  booked bigint not null default 0,
  refunded bigint not null default 0,
  -- Tries to charge the card, and when the next one is due; null for none.
  attempts integer not null default 0,
  next_try timestamptz,
  -- Why the last try did not work, for people.
  problem text,
  created_at timestamptz not null,
  checked_at timestamptz,
  primary key (workspace_id, invoice_id),
  foreign key (workspace_id, invoice_id) references invoices (workspace_id, id) on delete cascade
);
create index stripe_invoices_open on stripe_invoices (created_at) where status in ('waiting', 'draft', 'open');
create index stripe_invoices_stripe on stripe_invoices (workspace_id, stripe_id);
select protect_tenant_table('stripe_invoices');

-- Credit notes that the provider is to hear of, with what it pays back.
create table stripe_corrections (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- The credit note's.
  id uuid not null,
  invoice_id uuid not null,
  amount bigint not null,
  refund bigint not null,
  -- The payment that says how the money went back; null where none does.
  payment_id uuid,
  stripe_id text,
  -- waiting, sent, done, refused
  status text not null,
  problem text,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoices (workspace_id, id) on delete cascade
);
create index stripe_corrections_open on stripe_corrections (created_at) where status in ('waiting', 'sent');
select protect_tenant_table('stripe_corrections');

-- What the provider told a seller. Each is kept once for each seller: another seller's words are not its own.
create table stripe_events (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id text not null,
  type text not null,
  object_kind text,
  object_id text,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  -- waiting, done, ignored
  status text not null,
  primary key (workspace_id, id)
);
create index stripe_events_received on stripe_events (workspace_id, received_at);
select protect_tenant_table('stripe_events');

-- ---- usage ----

-- What a subaccount uses is its agency's to pay. A copy of each such fact stands on the agency's side, added with the fact
-- itself: it outlasts the subaccount, and says whose it was when it was used.
create table pooled_usage (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Of the fact.
  id uuid not null,
  child_id uuid not null,
  meter text not null,
  quantity bigint not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (workspace_id, id)
);
create index pooled_usage_recorded on pooled_usage (workspace_id, meter, recorded_at, id);
alter table pooled_usage enable row level security, force row level security;
create policy tenant on pooled_usage to parley_app
  using (workspace_id = (select current_workspace_id()))
  with check (child_id = (select current_workspace_id())
    and workspace_id = (select parent_id from workspaces where id = (select current_workspace_id())));
create policy system on pooled_usage to parley_system using (true) with check (true);
grant select, insert on pooled_usage to parley_app, parley_system;

-- Which of them are on which line of the agency's: each at most on one.
create table rated_pooled_usage (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  usage_event_id uuid not null,
  charge_id uuid not null,
  included bigint not null,
  billed bigint not null,
  primary key (workspace_id, usage_event_id),
  foreign key (workspace_id, usage_event_id) references pooled_usage (workspace_id, id) on delete cascade
);
create index rated_pooled_usage_charge on rated_pooled_usage (workspace_id, charge_id, usage_event_id);
select protect_tenant_table('rated_pooled_usage');
revoke update, delete on rated_pooled_usage from parley_app, parley_system;

-- ---- dunning ----

-- When a seller reminds of invoices that are not paid, and suspends whoever does not pay at all.
create table dunning_settings (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  settings jsonb not null
);
select protect_tenant_table('dunning_settings');

-- What was done about an invoice that was not paid, a row of the seller's and one of the buyer's.
create table dunning_steps (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  side text not null,
  invoice_id uuid not null,
  kind text not null,
  -- Of reminders, from 1; of what follows how often it came to that.
  number integer not null,
  -- Where it was mailed to; null: nowhere.
  email text,
  at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoices (workspace_id, id) on delete cascade
);
create unique index dunning_steps_once on dunning_steps (workspace_id, invoice_id, kind, number);
select protect_tenant_table('dunning_steps');
revoke update, delete on dunning_steps from parley_app, parley_system;

-- ---- coupons ----

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

-- ---- functions ----

create function ledger_adds_up() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where workspace_id = new.workspace_id and tx_id = new.tx_id
      group by currency having sum(amount) <> 0) then
    raise exception 'What transaction % books does not add up to nothing.', new.tx_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_adds_up after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_adds_up();

create function pool_usage() returns trigger language plpgsql as $$
begin
  insert into pooled_usage (workspace_id, id, child_id, meter, quantity, occurred_at, recorded_at)
  select w.parent_id, new.id, new.workspace_id, new.meter, new.quantity, new.occurred_at, new.recorded_at
  from workspaces w where w.id = new.workspace_id and w.parent_id is not null;
  return null;
end
$$;
create trigger pool_usage after insert on usage_events for each row
  when (new.quantity <> 0
    and new.meter in ('call_seconds', 'message_segments', 'number_days', 'chats', 'model_tokens'))
  execute function pool_usage();

-- A minute of a call is held with one statement. What it asks for is asked here, and by everybody else in the same words:
-- what a plan says of limits, which limit of a workspace holds, how far its calls may go, and what of a month is used.
-- Each says how many rows it answers: PostgreSQL takes them for 1,000, and compiles a statement that seems so large.

-- What a workspace's plan says of limits, by their names; null without a plan. Minutes beyond those that are included are
-- paid, or are not there. Where they are paid the plan takes no default away: a limit of the agency or the installation
-- keeps what runs away, and never what the plan includes.
create function plan_limits(of_workspace uuid) returns jsonb language sql stable as $$
  select
    case when s.terms -> 'meters' ? 'agents' then jsonb_build_object('agents', s.terms -> 'meters' -> 'agents') else '{}' end
    || case when s.terms -> 'meters' ? 'phoneNumbers'
      then jsonb_build_object('phoneNumbers', s.terms -> 'meters' -> 'phoneNumbers') else '{}' end
    || case when s.terms -> 'meters' ? 'apiCalls'
      then jsonb_build_object('apiRequests', s.terms -> 'meters' -> 'apiCalls') else '{}' end
    || case when s.terms ->> 'overage' = 'stop' or jsonb_typeof(s.terms -> 'includedMinutes') = 'null'
      then jsonb_build_object('monthlyMinutes', s.terms -> 'includedMinutes') else '{}' end
    -- Like minutes: paid beyond what is included, they take no default away.
    || case when s.terms -> 'meters' ? 'chats'
        and (s.terms ->> 'overage' = 'stop' or jsonb_typeof(s.terms -> 'meters' -> 'chats') = 'null')
      then jsonb_build_object('monthlyChats', s.terms -> 'meters' -> 'chats') else '{}' end
    || coalesce(s.terms -> 'limits', '{}')
  from subscriptions s
  join billing_periods p on p.workspace_id = s.workspace_id and p.id = s.period_id
  where s.workspace_id = of_workspace and s.ended_at is null
$$;

-- The limits of a workspace as they hold: its own row, its plan, its agency's defaults, the installation's, whichever comes
-- first. A value of null is no limit.
create function limits_of(of_workspace uuid)
returns table (name text, value bigint, source text, of_agency boolean)
language sql stable rows 12 as $$
  select distinct on (said.name) said.name,
    case when said.name = 'monthlyMinutes' and said.place > 2 and said.value is not null
      then greatest(said.value, (select (s.terms ->> 'includedMinutes')::bigint from subscriptions s
        where s.workspace_id = w.id and s.ended_at is null)) else said.value end,
    said.source, w.parent_id is not null
  from workspaces w, lateral (
    select 1 as place, 'own' as source, l.name, l.value from workspace_limits l where l.workspace_id = w.id
    union all select 2, 'plan', p.key, (p.value #>> '{}')::bigint from jsonb_each(plan_limits(w.id)) p
    union all select 3, 'agency', d.name, d.value from subaccount_limits d where d.agency_id = w.parent_id
    union all select 4, 'installation', i.name,
      case when w.parent_id is null then i.value else coalesce(i.subaccount_value, i.value) end
      from installation_limits i
  ) said
  where w.id = of_workspace
  order by said.name, said.place
$$;

-- Seconds of calls that a workspace and its subaccounts have used and hold in the month of a moment. In a transaction of a
-- workspace's own, where subaccounts cannot be seen, their holds are left out.
create function month_call_seconds(of_workspace uuid, at timestamptz) returns bigint language sql stable as $$
  with month as (select date_trunc('month', at at time zone 'UTC')::date as first)
  select (
    coalesce((select sum(d.quantity) from usage_days d, month
      where d.workspace_id = of_workspace and d.meter = 'call_seconds' and d.day >= month.first), 0)
    + coalesce((select sum(m.held) from usage_meters m
      where m.workspace_id = of_workspace and m.meter = 'call_seconds'), 0)
    + coalesce((select sum(a.quantity) from agency_days a, month
      where a.agency_id = of_workspace and a.meter = 'call_seconds' and a.day >= month.first), 0)
    + coalesce((select sum(m.held) from usage_meters m join workspaces w on w.id = m.workspace_id
      where w.parent_id = of_workspace and m.meter = 'call_seconds'), 0))::bigint
$$;

-- How far the counter of a workspace's call seconds may go: the minutes of its plan while it has one, else those of the
-- trial where there is one. What its subaccounts have used is taken off: plan and trial are for all of them together.
-- A cap of null is no limit; `pooled` is what they have used of it.
create function call_seconds_cap(of_workspace uuid, at timestamptz, is_trial boolean)
returns table (cap bigint, plan_name text, counter_at_start bigint, included_seconds bigint, hard_stop boolean, pooled bigint)
language sql stable rows 1 as $$
  select base.cap - pool.used, base.plan_name, base.counter_at_start, base.included_seconds, base.hard_stop, pool.used
  from (
    select
      case
        when s.id is null then
          case when is_trial then (select 60 * coalesce(sum(minutes), 0) from trial_grants g where g.workspace_id = of_workspace) end
        when not p.hard_stop or p.included_seconds is null then null
        when at < p.to_at or s.ends_with_period then p.counter_at_start + p.included_seconds
        -- The month is over and the next one begins within a minute: nobody waits for that.
        when s.terms ->> 'overage' = 'stop'
          then p.counter_at_start + p.included_seconds + 60 * (s.terms ->> 'includedMinutes')::bigint
      end as cap,
      s.plan_name, p.counter_at_start, p.included_seconds, p.hard_stop, p.from_at
    from (select 1) as one
    left join subscriptions s on s.workspace_id = of_workspace and s.ended_at is null
    left join billing_periods p on p.workspace_id = of_workspace and p.id = s.period_id
  ) as base,
  lateral (
    select coalesce(sum(u.quantity), 0)::bigint as used from pooled_usage u
    where u.workspace_id = of_workspace and u.meter = 'call_seconds' and u.recorded_at >= coalesce(base.from_at, '-infinity')
  ) as pool
$$;

-- Seconds that a call may hold now: as many as are wanted, or what is left of the plan or the trial, of the month, and, of
-- a subaccount, of its agency's, which all of its workspaces share. 0 for less than is worth it. With what it was found
-- from. What whoever runs the installation lends to subaccounts has no end: nobody sells it anything.
--
-- From here to the commit nobody else holds of the same minutes: each query below is asked behind that, and sees what
-- those before have taken.
create function call_seconds_room(of_workspace uuid, at timestamptz, is_trial boolean, wanted bigint, worth bigint)
returns table (quantity bigint, cap bigint, counter_at_start bigint, included_seconds bigint, plan_name text, hard_stop boolean,
  pooled bigint, agency_id uuid, month_limit bigint, month_source text, month_used bigint, pool_limit bigint, pool_source text,
  pool_used bigint, agency_cap bigint, agency_plan text, agency_from bigint, agency_included bigint, agency_left bigint)
language plpgsql volatile rows 1 as $$
#variable_conflict use_variable
declare
  counter bigint;
  top uuid;
  is_operator boolean;
  lent bigint;
begin
  select w.parent_id into agency_id from workspaces w where w.id = of_workspace;
  top := coalesce(agency_id, of_workspace);
  perform pg_advisory_xact_lock(hashtextextended('minutes:' || top, 0));
  select c.cap, c.counter_at_start, c.included_seconds, c.plan_name, c.hard_stop, c.pooled
    into cap, counter_at_start, included_seconds, plan_name, hard_stop, pooled
    from call_seconds_cap(of_workspace, at, is_trial) c;
  select m.used + m.held into counter from usage_meters m
    where m.workspace_id = of_workspace and m.meter = 'call_seconds' and m.period = 'always';
  counter := coalesce(counter, 0);
  -- What is held by calls of subaccounts is theirs.
  select coalesce(sum(m.held), 0) into lent from usage_meters m join workspaces w on w.id = m.workspace_id
    where w.parent_id = top and m.meter = 'call_seconds';
  if agency_id is not null then
    select w.operator into is_operator from workspaces w where w.id = agency_id;
    if not is_operator then
      select c.cap, c.plan_name, c.counter_at_start, c.included_seconds into agency_cap, agency_plan, agency_from, agency_included
        from call_seconds_cap(agency_id, at, is_trial) c
        -- Whoever was given no minutes yet is given those of the trial before a call is begun.
        where c.plan_name is not null or exists (select from trial_grants g where g.workspace_id = agency_id);
      select agency_cap - lent - coalesce(sum(m.used + m.held), 0) into agency_left from usage_meters m
        where m.workspace_id = agency_id and m.meter = 'call_seconds' and m.period = 'always';
    end if;
  else
    cap := cap - lent;
  end if;
  -- What a plan includes counts to its own months, which the cap knows.
  select l.value, l.source into month_limit, month_source from limits_of(of_workspace) l
    where l.name = 'monthlyMinutes' and l.source <> 'plan';
  if month_limit is not null then month_used := month_call_seconds(of_workspace, at); end if;
  if agency_id is not null then
    select l.value, l.source into pool_limit, pool_source from limits_of(agency_id) l
      where l.name = 'monthlyMinutes' and l.source <> 'plan';
    if pool_limit is not null then pool_used := month_call_seconds(agency_id, at); end if;
  end if;
  -- What is null is no limit, and of nulls the least of the others is the least.
  quantity := least(wanted, cap - counter, 60 * month_limit - month_used, 60 * pool_limit - pool_used, agency_left);
  if quantity < worth then quantity := 0; end if;
  return next;
end
$$;
