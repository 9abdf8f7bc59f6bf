-- In which country numbers without a country code are read; null: in that of the time zone.
alter table workspaces add column country text;
