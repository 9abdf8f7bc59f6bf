-- A call's lease has a number that grows with each owner: whoever holds an older one may store nothing any more.
alter table calls add column epoch integer not null default 0;
alter table call_events add column version integer not null default 1;

-- Runs are claimed, done outside of any transaction, and recorded. Whoever claimed one and has not recorded it until
-- then has died on the way.
alter table action_runs
  -- Whether the conversation waits for the result.
  add column wait boolean not null default true,
  add column claim uuid,
  add column claimed_until timestamptz;
-- Mails that an older version left to the queue; an ended claim is looked after.
update action_runs set wait = false, claimed_until = now() where status = 'running';
create index action_runs_open on action_runs (status, created_at) where status in ('pending', 'running');
