-- calls: Conversations while they go on and after: engine, live board, recordings, replays, analytics, alerts.

-- ---- calls ----

-- Calls: what was said and done, and enough to go on with a call after its server was killed.
create table calls (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- Stays when the agent is deleted.
  agent_id uuid,
  agent_version integer not null,
  agent_name text not null,
  channel text not null,
  -- waiting for the caller's socket, live, ended
  status text not null,
  -- What is fixed for the conversation: names, time zone, what was known beforehand.
  setting jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  outcome text,
  -- SHA-256 of the one-use ticket, gone when it was used, and of what resumes the call.
  ticket_hash text unique,
  ticket_expires_at timestamptz not null,
  resume_hash text,
  -- The conversation engine's state and the session's, as of the last step.
  snapshot jsonb,
  memory jsonb,
  -- The process that has the call, and until when it is believed to live.
  owner uuid,
  lease_until timestamptz,
  -- A call's lease has a number that grows with each owner: whoever holds an older one may store nothing any more.
  epoch integer not null default 0,
  -- How far the stored snapshot of a call is: a step that comes late, because its connection stood still, changes nothing.
  next_event integer not null default 0,
  -- Whether a person of the workspace made a call to try the agent, signed in and not by a token.
  test boolean not null default false,
  direction text,
  phone_number_id uuid,
  -- Of the two ends of a phone call: the workspace's number, and the other.
  own_number text,
  other_number text,
  carrier_sid text,
  -- Which widget a conversation came through, and from where. They outlive it.
  widget_id uuid,
  -- The visitor's network, hashed with a key and the day.
  visitor text,
  -- The page without query and fragment, and the host that led to it.
  page text,
  referrer text,
  -- What the way in lets it last at most.
  max_minutes integer,
  -- Where the other end of a phone call is by its number, 'US 212'; and what the flow tagged the call with.
  place text,
  tags text[] not null default '{}',
  hidden_slots text[] not null default '{}',
  primary key (workspace_id, id),
  unique (id)
);
create index calls_agent on calls (workspace_id, agent_id, id);
create index calls_open on calls (status, lease_until) where status <> 'ended';
create index calls_created on calls (workspace_id, created_at);
select protect_tenant_table('calls');
-- Figures of a version: calls of people that have ended.
create index calls_version on calls (workspace_id, agent_id, agent_version, ended_at)
  where status = 'ended' and not test;
create index calls_of_carrier on calls (workspace_id, carrier_sid) where carrier_sid is not null;
create index calls_with_number on calls (workspace_id, other_number, created_at) where other_number is not null;
create index calls_of_widgets on calls (workspace_id, widget_id, created_at) where widget_id is not null;

-- What happened, in order. The same events give the same conversation again. Rows are added, never changed.
create table call_events (
  workspace_id uuid not null,
  call_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  kind text not null,
  data jsonb not null,
  version integer not null default 1,
  -- What the engine made of each event, so that a stored call can be computed again and compared: what followed from it, the
  -- node that the conversation stood at, and by which rules. Calls of before have none of it.
  node text,
  intents jsonb,
  stamp text,
  primary key (workspace_id, call_id, seq),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_events');
revoke update, delete on call_events from parley_app, parley_system;
-- Events are added and never changed, but for being sealed or unsealed, which is the system's work.
grant update (data) on call_events to parley_system;
grant update (intents) on call_events to parley_system;

create table call_turns (
  workspace_id uuid not null,
  call_id uuid not null,
  seq integer not null,
  role text not null,
  -- Of an interrupted agent's turn what was heard; intended is all of it then.
  text text not null,
  intended text,
  interrupted boolean not null,
  start_ms integer not null,
  heard_ms integer,
  timings jsonb,
  audio boolean not null,
  -- Who of the workspace said a turn of our side, where it was no agent.
  said_by uuid,
  -- Slots that a flow marks as sensitive: what of a turn tells their values (pairs of places in it, from and to), and which
  -- slots of a call are meant, as its flow had it.
  hidden integer[],
  -- A conversation may go over to another language: its turns are spoken again in the one that they were said in.
  language text,
  primary key (workspace_id, call_id, seq),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_turns');

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

-- ---- after calls ----

-- What follows the calls of an agent. Agents without a row do as is usual.
create table after_calls (
  workspace_id uuid not null,
  agent_id uuid not null,
  promises_to text not null,
  member_id uuid,
  summary_mail text not null,
  caller_mail jsonb,
  -- What a language model finds in the calls of an agent once they have ended: fields and criteria, as the owner defines them.
  analysis jsonb,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('after_calls');

-- ---- call analyses ----

-- What was found in a call, with the words that prove it. Its content is sealed like a transcript.
create table call_analyses (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  service text not null,
  model text not null,
  at timestamptz not null,
  result jsonb not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_analyses');

-- ---- analytics ----

-- What Analytics counts: a narrow row for each call that has ended, so that a hundred thousand are added up at once.
create table call_facts (
  workspace_id uuid not null,
  call_id uuid not null,
  -- The quarter of an hour that it began in, counted from 1970 (UTC): days of every time zone begin with one.
  slot integer not null,
  agent_id uuid,
  channel text not null,
  direction text,
  outcome text,
  end_reason text,
  test boolean not null,
  duration_ms integer not null,
  -- Milliseconds from the end of each of the caller's turns to the first sound of the answer, each as two bytes (int2send):
  -- a million of them are joined in a tenth of the time that taking arrays apart needs. Longer ones count as 32,767.
  answers_ms bytea not null,
  place text,
  tags text[] not null,
  -- What callers rated, in percent of the scale that they were asked on.
  satisfaction smallint,
  -- Of the ledger: seconds that were taken for it, and millionths of a US dollar for language models.
  billed_seconds integer not null,
  model_cost bigint not null,
  -- Calls that have ended and are not rated yet are looked for each minute: the index holds those alone.
  rated boolean not null default false,
  -- Calls that have ended and cannot be searched yet are looked for each minute: the index holds those alone.
  searchable boolean not null default false,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index call_facts_slot on call_facts (workspace_id, slot);
select protect_tenant_table('call_facts');
create index call_facts_unrated on call_facts (slot) where not rated;
create index call_facts_unsearchable on call_facts (slot) where not searchable;

-- Which steps of a flow a call reached, and at which it stood at its end: found as calls are rated, counted by funnels.
create table call_steps (
  workspace_id uuid not null,
  call_id uuid not null,
  -- The workflow's id; empty for the agent's own flow.
  workflow text not null,
  -- Sorted, each once, so that calls that reached the same are counted together.
  steps text[] not null,
  -- Null where the call had left the workflow before it ended.
  last_step text,
  primary key (workspace_id, call_id, workflow),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_steps');
create index call_steps_of_workflow on call_steps (workspace_id, workflow, last_step);

-- ---- call quality ----

-- How good calls were, by what showed in them, and what a workspace takes off for each sign.
create table call_quality (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  -- 0 to 100; null where nobody can read the call any more.
  score smallint,
  -- How often each sign showed.
  signs jsonb not null,
  -- Test calls, and calls that somebody has looked at, are not on the list of those to look at.
  test boolean not null,
  looked_at timestamptz,
  looked_by uuid,
  rated_at timestamptz not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index call_quality_worst on call_quality (workspace_id, score, call_id desc) where looked_at is null and not test;
select protect_tenant_table('call_quality');

create table call_scorecards (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  points jsonb not null,
  changed_at timestamptz not null
);
select protect_tenant_table('call_scorecards');

-- ---- alerts ----

-- What a workspace watches: a figure of Analytics or a kind of failure, over a span that ends now.
create table alert_rules (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  figure text not null,
  -- above or below the bound.
  raised_when text not null,
  bound double precision not null,
  minutes integer not null,
  least_calls integer not null,
  filters jsonb not null,
  active boolean not null,
  -- A person has said that it is over: nothing is raised until the figure was fine once.
  quiet boolean not null default false,
  value double precision,
  checked_at timestamptz,
  due_at timestamptz not null,
  created_at timestamptz not null,
  -- A figure may be watched within the business hours alone: at night few calls are no news.
  open_hours_only boolean not null default false,
  primary key (workspace_id, id)
);
select protect_tenant_table('alert_rules');
-- What is due is looked for each minute, in all workspaces.
create index alert_rules_due on alert_rules (due_at) where active;

create table alerts (
  workspace_id uuid not null,
  id uuid not null,
  rule_id uuid not null,
  -- The rule as it was.
  name text not null,
  figure text not null,
  raised_when text not null,
  bound double precision not null,
  minutes integer not null,
  filters jsonb not null,
  value double precision not null,
  latest double precision,
  worst double precision not null,
  raised_at timestamptz not null,
  -- Since when the figure is fine again; it is over some minutes later.
  fine_since timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  resolved_at timestamptz,
  -- Null: the figure was fine again.
  resolved_by uuid,
  open_hours_only boolean not null default false,
  primary key (workspace_id, id),
  foreign key (workspace_id, rule_id) references alert_rules (workspace_id, id) on delete cascade
);
select protect_tenant_table('alerts');
create unique index alerts_open on alerts (workspace_id, rule_id) where resolved_at is null;
create index alerts_of_rule on alerts (workspace_id, rule_id);

-- Callers who found no line: no call began, so nothing else tells of them.
create table turned_away (
  workspace_id uuid not null,
  -- The carrier's name for the call: a request that comes twice is one caller.
  id text not null,
  number_id uuid not null,
  reason text not null,
  at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('turned_away');
create index turned_away_at on turned_away (workspace_id, at);
create index turned_away_number on turned_away (workspace_id, number_id);

-- ---- live ----

-- What people did in calls that went on, in the order in which each call's own process takes it: what that has taken stands
-- with its steps, so that each is taken once.
create table call_acts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  seq integer not null,
  kind text not null,
  -- The words that were whispered, said or set.
  data jsonb not null,
  user_id uuid not null,
  at timestamptz not null,
  -- What a person does in a call, asked for twice with one Idempotency-Key, is done once: which request it was.
  repeat_id uuid,
  primary key (workspace_id, call_id, seq),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_acts');
create unique index call_acts_repeat on call_acts (workspace_id, repeat_id) where repeat_id is not null;

-- ---- call search ----

-- What calls are searched by. What was said may be sealed, so no index may hold its words: it holds numbers that only the
-- workspace's key makes of them, see server/call-search/tokens.ts. Out of line, so that a search reads none but those it tries.
create table call_words (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  words integer[] not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
) with (toast_tuple_target = 128);
alter table call_words alter column words set storage external;
select protect_tenant_table('call_words');
create index call_words_words on call_words using gin (words) with (gin_pending_list_limit = 256);

-- ---- call views ----

-- Filters of calls under a name, of everybody or of one member, with the columns to look at them by.
create table call_views (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  filters jsonb not null,
  columns text[],
  -- Null: everybody's.
  owner_id uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index call_views_names on call_views (workspace_id, coalesce(owner_id, '00000000-0000-0000-0000-000000000000'), lower(name));
select protect_tenant_table('call_views');

-- ---- call notes ----

-- What people noted of a call.
create table call_notes (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  id uuid not null,
  -- May be sealed, see server/secrets/kept-content.ts.
  text text not null,
  author_id uuid,
  created_at timestamptz not null,
  changed_at timestamptz,
  primary key (workspace_id, call_id, id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_notes');

-- ---- call links ----

-- Links that show a call without sign-in. Only the hash of a token is known here.
create table call_links (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  id uuid not null,
  token_hash text not null unique,
  parts text[] not null,
  created_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  opened integer not null default 0,
  primary key (workspace_id, call_id, id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_links');

-- What refers to tables above from tables before them.
alter table model_requests add foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade;
alter table knowledge_gap_questions add foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade;
alter table call_recordings add foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade;
alter table appointment_codes add foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade;
alter table missed_words add foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade;

-- ---- functions ----

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

-- What the ledger took for a call.
create function ledger_of_call(workspace uuid, call uuid, of_meter text) returns bigint language sql stable as $$
  select coalesce(sum(quantity), 0)::bigint from usage_events
  where workspace_id = workspace and call_id = call and meter = of_meter
$$;

-- Counts a call as it is stored now. A call that nobody took lasted no time, however long it rang.
create function put_call_fact(call calls) returns void language sql as $$
  insert into call_facts (workspace_id, call_id, slot, agent_id, channel, direction, outcome, end_reason, test,
    duration_ms, answers_ms, place, tags, billed_seconds, model_cost)
  values (call.workspace_id, call.id,
    floor(extract(epoch from coalesce(call.started_at, call.created_at)) / 900)::int,
    call.agent_id, call.channel, call.direction, call.outcome, call.end_reason, call.test,
    coalesce(greatest(0, round(extract(epoch from call.ended_at - call.started_at) * 1000)), 0)::int,
    coalesce((
      select string_agg(int2send(least(greatest((t.timings ->> 'firstAudio')::numeric, 0), 32767)::int2), ''::bytea
        order by t.seq)
      from call_turns t
      where t.workspace_id = call.workspace_id and t.call_id = call.id
        and t.role = 'agent' and t.timings ->> 'firstAudio' is not null
    ), ''::bytea),
    call.place, call.tags, ledger_of_call(call.workspace_id, call.id, 'call_seconds'),
    ledger_of_call(call.workspace_id, call.id, 'model_cost'))
  on conflict (workspace_id, call_id) do update set slot = excluded.slot, agent_id = excluded.agent_id,
    channel = excluded.channel, direction = excluded.direction, outcome = excluded.outcome,
    end_reason = excluded.end_reason, test = excluded.test, duration_ms = excluded.duration_ms,
    answers_ms = excluded.answers_ms, place = excluded.place, tags = excluded.tags,
    billed_seconds = excluded.billed_seconds, model_cost = excluded.model_cost
$$;

-- By the change of the row itself, as call_figures are: a call ends in several ways.
create function count_call_fact() returns trigger language plpgsql as $$
begin
  perform put_call_fact(new);
  return null;
end $$;
create trigger count_call_fact after update of status, outcome, end_reason, agent_id, ended_at, tags on calls for each row
  when (new.status = 'ended') execute function count_call_fact();

-- What the ledger takes when a call has ended already. Added up anew, so that a restored backup, whose rows are put in one
-- by one, comes to the same; behind the row's lock, so that it sees what others took at the same time.
create function count_call_usage() returns trigger language plpgsql as $$
begin
  perform from call_facts where workspace_id = new.workspace_id and call_id = new.call_id for update;
  if not found then
    return null;
  end if;
  update call_facts set
    billed_seconds = ledger_of_call(new.workspace_id, new.call_id, 'call_seconds'),
    model_cost = ledger_of_call(new.workspace_id, new.call_id, 'model_cost')
  where workspace_id = new.workspace_id and call_id = new.call_id;
  return null;
end $$;
create trigger count_call_usage after insert on usage_events for each row
  when (new.call_id is not null and new.meter in ('call_seconds', 'model_cost')) execute function count_call_usage();

-- Figures of an agent follow a call whose outcome a person corrected, and one that is deleted.
create function recount_call() returns trigger language plpgsql as $$
begin
  update call_figures set
    calls = calls - (tg_op = 'DELETE')::int,
    ended = ended - (tg_op = 'DELETE' and old.status = 'ended')::int,
    successes = successes - (old.status = 'ended' and old.outcome is not distinct from 'success')::int
      + (tg_op = 'UPDATE' and new.outcome is not distinct from 'success')::int
  where workspace_id = old.workspace_id and agent_id = old.agent_id;
  return null;
end $$;
create trigger recount_corrected_call after update of outcome on calls for each row
  when (old.status = 'ended' and new.status = 'ended' and old.outcome is distinct from new.outcome)
  execute function recount_call();
create trigger recount_deleted_call after delete on calls for each row
  when (old.status <> 'waiting' and old.agent_id is not null) execute function recount_call();

-- The ids of the newest calls of this transaction's workspace that have all of these words, before one of them. As in
-- search_contacts: under row-level security no index on words may be used, so the search keeps the workspaces apart itself. A frequent word is
-- found among the newest calls; only for a rarer one is the index asked. What the planner could take for a way by the
-- primary key is put so that it cannot: it knows nothing of what it costs to read the words.
create function find_calls(tokens integer[], before uuid, most integer) returns setof uuid
  language plpgsql stable rows 200 security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off
as $$
declare
  workspace uuid := public.current_workspace_id();
  found_ids uuid[];
  looked integer;
begin
  select count(*), array_agg(newest.call_id order by newest.call_id desc) filter (where newest.words @> tokens)
    into looked, found_ids from (
      select w.call_id, w.words from public.call_words w
      where w.workspace_id = workspace and (before is null or w.call_id < before) order by w.call_id desc limit 500
    ) newest;
  if looked < 500 or cardinality(found_ids) >= most then
    return query select id from unnest(found_ids) id order by id desc limit most;
    return;
  end if;
  return query execute
    'with fitting as materialized (
       select w.call_id from public.call_words w where w.words @> $1
         and (w.workspace_id = $4) is true and ($2 is null or w.call_id < $2) is true
     ) select call_id from fitting order by call_id desc limit $3'
    using tokens, before, most, workspace;
end
$$;
grant create on schema public to parley_system;
alter function find_calls(integer[], uuid, integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function find_calls(integer[], uuid, integer) from public;
grant execute on function find_calls(integer[], uuid, integer) to parley_app;
