-- Tokens that end, and tokens that only look. Those of before go on as they were.
alter table access_tokens add column expires_at timestamptz, add column read_only boolean not null default false;
