-- What a business says of itself, which all of its agents answer callers: address, parking, prices, team, payment.
alter table workspaces add column facts jsonb not null default '{}';
