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
