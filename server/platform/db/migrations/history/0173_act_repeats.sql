-- What a person does in a call, asked for twice with one Idempotency-Key, is done once: which request it was.
alter table call_acts add column repeat_id uuid;
create unique index call_acts_repeat on call_acts (workspace_id, repeat_id) where repeat_id is not null;
