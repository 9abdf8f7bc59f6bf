-- Where a member is texted: a number counts once its code was told back.
alter table notification_preferences
  add column phone text,
  add column phone_confirmed boolean not null default false,
  add column phone_code_hash text,
  add column phone_code_until timestamptz,
  add column phone_code_tries integer not null default 0;
