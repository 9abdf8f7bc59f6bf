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
  primary key (workspace_id, id)
);
create unique index invoices_number on invoices (workspace_id, number) where side = 'seller';
create index invoices_corrects on invoices (workspace_id, corrects) where corrects is not null;
create index invoices_pending on invoices (issued_at) where pdf = 'pending' and side = 'seller';
select protect_tenant_table('invoices');
revoke update, delete on invoices from parley_app, parley_system;
grant update (paid, credited, pdf, pdf_problem) on invoices to parley_system;

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
  buyer_id uuid not null,
  invoice_id uuid,
  currency text not null,
  amount bigint not null check (amount <> 0),
  booked_at timestamptz not null,
  reason text not null,
  primary key (workspace_id, tx_id, line)
);
create index ledger_entries_account on ledger_entries (workspace_id, account, buyer_id, currency);
create index ledger_entries_invoice on ledger_entries (workspace_id, invoice_id) where invoice_id is not null;
select protect_tenant_table('ledger_entries');
revoke update, delete on ledger_entries from parley_app, parley_system;

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
create index usage_events_recorded on usage_events (workspace_id, meter, recorded_at);
