-- What a workspace is to the outside, and when its calendar can be booked.
alter table workspaces
  add column website text,
  add column calendar_link text,
  add column contact_email text,
  add column language text not null default 'en-US',
  add column business_hours jsonb not null default '{"sunday": [], "monday": [{"from": 540, "to": 1020}], "tuesday": [{"from": 540, "to": 1020}], "wednesday": [{"from": 540, "to": 1020}], "thursday": [{"from": 540, "to": 1020}], "friday": [{"from": 540, "to": 1020}], "saturday": []}',
  add column holidays jsonb not null default '[]';
