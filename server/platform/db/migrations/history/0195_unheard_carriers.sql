-- Requests under an account's address whose signature was not right since the last one that was, and since when.
alter table carrier_accounts add column unsigned integer not null default 0;
alter table carrier_accounts add column unsigned_since timestamptz;
-- The public address that the account's numbers were led to, and the one of which somebody was told that they were not.
alter table carrier_accounts add column led_to text;
alter table carrier_accounts add column moved_told text;
