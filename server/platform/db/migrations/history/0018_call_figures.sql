-- What the Agents page tells of an agent's calls, counted as calls begin and end.
create table call_figures (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  agent_id uuid not null,
  calls bigint not null default 0,
  ended bigint not null default 0,
  successes bigint not null default 0,
  -- When the last began.
  last_started_at timestamptz,
  primary key (workspace_id, agent_id)
);
select protect_tenant_table('call_figures');

-- By the change of the row itself: a call ends in several ways, and a step that is stored twice ends it once. Rows that
-- are put in, as by a restored backup, count nothing: their figures come along.
create function count_call() returns trigger language plpgsql as $$
begin
  insert into call_figures as f (workspace_id, agent_id, calls, ended, successes, last_started_at)
  values (new.workspace_id, new.agent_id, (old.status = 'waiting')::int, (new.status = 'ended')::int,
    (new.status = 'ended' and new.outcome is not distinct from 'success')::int, new.started_at)
  on conflict (workspace_id, agent_id) do update set
    calls = f.calls + excluded.calls, ended = f.ended + excluded.ended, successes = f.successes + excluded.successes,
    last_started_at = greatest(f.last_started_at, excluded.last_started_at);
  return null;
end $$;
create trigger count_call after update of status on calls for each row
  when (old.status is distinct from new.status and new.agent_id is not null) execute function count_call();

-- A minute is earned once for each reason, and what was granted stays granted.
create unique index trial_grants_reason on trial_grants (workspace_id, reason);
revoke update, delete on trial_grants from parley_app, parley_system;

-- What there was before: figures, and a fact for each call that has ended. As the role that may read every row.
set local role parley_system;
insert into call_figures
select workspace_id, agent_id, count(*), count(*) filter (where status = 'ended'),
  count(*) filter (where outcome = 'success'), max(started_at)
from calls where status <> 'waiting' and agent_id is not null group by workspace_id, agent_id;

insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at, call_id,
  reason)
select c.workspace_id, gen_random_uuid(), w.created_by, 'call-before-ledger:' || c.id, 'call_seconds', 'always',
  greatest(0, ceil(extract(epoch from c.ended_at - c.started_at)))::bigint, c.ended_at, now(), c.id,
  'ended before there was a ledger'
from calls c join workspaces w on w.id = c.workspace_id where c.status = 'ended' and c.started_at is not null;
insert into usage_meters (workspace_id, meter, period, used)
select workspace_id, meter, period, sum(quantity) from usage_events where key like 'call-before-ledger:%' group by 1, 2, 3;
insert into account_meters (account_id, meter, period, used)
select account_id, meter, period, sum(quantity) from usage_events where key like 'call-before-ledger:%' group by 1, 2, 3;
insert into usage_days (workspace_id, day, meter, quantity)
select workspace_id, (occurred_at at time zone 'UTC')::date, meter, sum(quantity) from usage_events
where key like 'call-before-ledger:%' group by 1, 2, 3;
reset role;
