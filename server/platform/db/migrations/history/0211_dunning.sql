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

-- No one is reminded of what was issued before, when nothing was said of reminders.
alter table invoices add column dunned boolean not null default true;
update invoices set dunned = false;
create index invoices_unpaid on invoices (due_at)
  where side = 'seller' and kind = 'invoice' and dunned and gross > paid + credited;

-- The invoice for which a workspace is suspended, until it is paid; null where someone did it.
alter table workspaces add column suspended_for uuid;
