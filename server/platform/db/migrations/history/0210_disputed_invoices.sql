-- Whether the bank of a buyer disputes the payment of an invoice, as its seller's provider says.
alter table invoices add column disputed boolean not null default false;
grant update (disputed) on invoices to parley_system;
