-- A figure may be watched within the business hours alone: at night few calls are no news.
alter table alert_rules add column open_hours_only boolean not null default false;
alter table alerts add column open_hours_only boolean not null default false;
