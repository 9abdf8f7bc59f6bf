-- What the engine made of each event, so that a stored call can be computed again and compared: what followed from it, the
-- node that the conversation stood at, and by which rules. Calls of before have none of it.
alter table call_events add column node text, add column intents jsonb, add column stamp text;
grant update (intents) on call_events to parley_system;
