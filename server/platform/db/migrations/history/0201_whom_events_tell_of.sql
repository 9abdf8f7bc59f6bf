-- Whom an event of webhooks tells of beside a call: a number or an address, so that it can go with the person.
alter table webhook_events add column about text;
create index webhook_events_about on webhook_events (workspace_id, about) where about is not null;
