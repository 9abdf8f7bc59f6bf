-- What partners earn and are paid stands in the books: commissions are owed to them from the payment on that earns them.
alter table partner_earnings add column invoice_id uuid;
create index partner_earnings_invoice on partner_earnings (workspace_id, invoice_id) where invoice_id is not null;
create index partner_earnings_partner on partner_earnings (workspace_id, partner_id, id);
alter table partner_payouts add column reference text not null default '';
create index partner_payouts_partner on partner_payouts (workspace_id, partner_id, id);

-- An entry is about a buyer, a partner, or both.
alter table ledger_entries alter column buyer_id drop not null, add column partner_id uuid;
create index ledger_entries_partner on ledger_entries (workspace_id, partner_id, currency) where partner_id is not null;

-- What was noted before there were entries.
set local role parley_system;
insert into ledger_entries (workspace_id, tx_id, line, account, partner_id, currency, amount, booked_at, reason)
select workspace_id, id, line, case line when 0 then 'commission' else 'partner' end, partner_id, currency,
  case line when 0 then commission else -commission end, earned_at, description
from partner_earnings, generate_series(0, 1) line where commission <> 0;
insert into ledger_entries (workspace_id, tx_id, line, account, partner_id, currency, amount, booked_at, reason)
select workspace_id, id, line, case line when 0 then 'partner' else 'cash' end, partner_id, currency,
  case line when 0 then amount else -amount end, paid_at, coalesce(nullif(note, ''), 'Pay-out')
from partner_payouts, generate_series(0, 1) line;
reset role;
