-- What a call is to whoever had it made: an id and keys of their own system. And how it differs from what its agent is.
alter table calls
  add column external_id text,
  add column metadata jsonb not null default '{}',
  -- Voice, speed and language in place of the agent's.
  add column overrides jsonb,
  -- When a call that had ended was corrected or analyzed.
  add column changed_at timestamptz;
create index calls_external_id on calls (workspace_id, external_id) where external_id is not null;
create index calls_metadata on calls using gin (metadata jsonb_path_ops) where metadata <> '{}';
-- For those who fetch what is new: a call that goes on has no such moment, so that its steps leave the index alone.
create index calls_changed on calls (workspace_id, (coalesce(changed_at, ended_at)));
