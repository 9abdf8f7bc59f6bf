-- What a seller invoiced in a range of days.
create index invoices_issued on invoices (workspace_id, issued_at) where side = 'seller';
