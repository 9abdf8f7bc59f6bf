-- A run that is done again belongs to no call, and holds what was said in one: who may not see that call does not see it.
alter table action_runs add column of_call_id uuid;
create index action_runs_of_call on action_runs (workspace_id, of_call_id) where of_call_id is not null;
-- Events tell of a call, and go with it.
alter table webhook_events add column call_id uuid;
create index webhook_events_call on webhook_events (workspace_id, call_id) where call_id is not null;
update webhook_events set call_id = (data ->> 'callId')::uuid
where jsonb_typeof(data) = 'object' and data ->> 'callId' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
