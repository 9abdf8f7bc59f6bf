-- Speech is counted in the ledger of usage. What was counted before becomes one fact a month.
-- As the role that may read every workspace's rows: who owns the tables need not.
set local role parley_system;

insert into usage_events (workspace_id, id, account_id, key, meter, period, quantity, occurred_at, recorded_at, reason)
select workspace_id, gen_random_uuid(), created_by, 'speech-before-ledger:' || month, 'speech_characters', month,
  characters, (month || '-01T00:00:00Z')::timestamptz, now(), 'counted before there was a ledger'
from speech_usage join workspaces on workspaces.id = workspace_id where characters > 0;

insert into usage_meters (workspace_id, meter, period, used)
select workspace_id, meter, period, quantity from usage_events where key like 'speech-before-ledger:%';
insert into account_meters (account_id, meter, period, used)
select account_id, meter, period, sum(quantity) from usage_events where key like 'speech-before-ledger:%'
group by account_id, meter, period;
insert into usage_days (workspace_id, day, meter, quantity)
select workspace_id, (occurred_at at time zone 'UTC')::date, meter, quantity from usage_events
where key like 'speech-before-ledger:%';

reset role;

-- The fact that counted a clip's characters, for giving them back.
alter table speech_clips add column usage_id uuid;
set local role parley_system;
update speech_clips set usage_id = e.id from usage_events e
where e.workspace_id = speech_clips.workspace_id and e.key = 'speech-before-ledger:' || speech_clips.month;
reset role;
alter table speech_clips drop column month;

drop table speech_usage;
-- Keys of requests are kept with their answers now, see repeats. They were good for a day.
drop table speech_requests;
