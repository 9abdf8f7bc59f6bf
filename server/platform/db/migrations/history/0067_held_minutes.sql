-- A minute of a call is held with one statement. What it asks for is asked here, and by everybody else in the same words:
-- what a plan says of limits, which limit of a workspace holds, how far its calls may go, and what of a month is used.
-- Each says how many rows it answers: PostgreSQL takes them for 1,000, and compiles a statement that seems so large.

-- What a workspace's plan says of limits, by their names; null without a plan.
create function plan_limits(of_workspace uuid) returns jsonb language sql stable as $$
  select
    case when s.terms -> 'meters' ? 'agents' then jsonb_build_object('agents', s.terms -> 'meters' -> 'agents') else '{}' end
    || case when s.terms -> 'meters' ? 'phoneNumbers'
      then jsonb_build_object('phoneNumbers', s.terms -> 'meters' -> 'phoneNumbers') else '{}' end
    || case when s.terms -> 'meters' ? 'apiCalls'
      then jsonb_build_object('apiRequests', s.terms -> 'meters' -> 'apiCalls') else '{}' end
    -- Minutes beyond those that are included are paid, or are not there.
    || jsonb_build_object('monthlyMinutes', case when s.terms ->> 'overage' = 'stop' then s.terms -> 'includedMinutes' end)
    || coalesce(s.terms -> 'limits', '{}')
  from subscriptions s
  join billing_periods p on p.workspace_id = s.workspace_id and p.id = s.period_id
  where s.workspace_id = of_workspace and s.ended_at is null
$$;

-- The limits of a workspace as they hold: its own row, its plan, its agency's defaults, the installation's, whichever comes
-- first. A value of null is no limit.
create function limits_of(of_workspace uuid)
returns table (name text, value bigint, source text, of_agency boolean)
language sql stable rows 12 as $$
  select distinct on (said.name) said.name, said.value, said.source, w.parent_id is not null
  from workspaces w, lateral (
    select 1 as place, 'own' as source, l.name, l.value from workspace_limits l where l.workspace_id = w.id
    union all select 2, 'plan', p.key, (p.value #>> '{}')::bigint from jsonb_each(plan_limits(w.id)) p
    union all select 3, 'agency', d.name, d.value from subaccount_limits d where d.agency_id = w.parent_id
    union all select 4, 'installation', i.name,
      case when w.parent_id is null then i.value else coalesce(i.subaccount_value, i.value) end
      from installation_limits i
  ) said
  where w.id = of_workspace
  order by said.name, said.place
$$;

-- How far the counter of a workspace's call seconds may go: the minutes of its plan while it has one, else those of the
-- trial where there is one. A cap of null is no limit.
create function call_seconds_cap(of_workspace uuid, at timestamptz, is_trial boolean)
returns table (cap bigint, plan_name text, counter_at_start bigint, included_seconds bigint, hard_stop boolean)
language sql stable rows 1 as $$
  select
    case
      when s.id is null then
        case when is_trial then (select 60 * coalesce(sum(minutes), 0) from trial_grants g where g.workspace_id = of_workspace) end
      when not p.hard_stop or p.included_seconds is null then null
      when at < p.to_at or s.ends_with_period then p.counter_at_start + p.included_seconds
      -- The month is over and the next one begins within a minute: nobody waits for that.
      when s.terms ->> 'overage' = 'stop'
        then p.counter_at_start + p.included_seconds + 60 * (s.terms ->> 'includedMinutes')::bigint
    end,
    s.plan_name, p.counter_at_start, p.included_seconds, p.hard_stop
  from (select 1) as one
  left join subscriptions s on s.workspace_id = of_workspace and s.ended_at is null
  left join billing_periods p on p.workspace_id = of_workspace and p.id = s.period_id
$$;

-- Seconds of calls that a workspace and its subaccounts have used and hold in the month of a moment. In a transaction of a
-- workspace's own, where subaccounts cannot be seen, their holds are left out.
create function month_call_seconds(of_workspace uuid, at timestamptz) returns bigint language sql stable as $$
  with month as (select date_trunc('month', at at time zone 'UTC')::date as first)
  select (
    coalesce((select sum(d.quantity) from usage_days d, month
      where d.workspace_id = of_workspace and d.meter = 'call_seconds' and d.day >= month.first), 0)
    + coalesce((select sum(m.held) from usage_meters m
      where m.workspace_id = of_workspace and m.meter = 'call_seconds'), 0)
    + coalesce((select sum(a.quantity) from agency_days a, month
      where a.agency_id = of_workspace and a.meter = 'call_seconds' and a.day >= month.first), 0)
    + coalesce((select sum(m.held) from usage_meters m join workspaces w on w.id = m.workspace_id
      where w.parent_id = of_workspace and m.meter = 'call_seconds'), 0))::bigint
$$;

-- Seconds that a call may hold now: as many as are wanted, or what is left of the plan or the trial, of the month, and of
-- the agency's month, which all of its workspaces share. 0 for less than is worth it. With what it was found from.
--
-- From here to the commit nobody else holds of the same minutes: each query below is asked behind that, and sees what
-- those before have taken.
create function call_seconds_room(of_workspace uuid, at timestamptz, is_trial boolean, wanted bigint, worth bigint)
returns table (quantity bigint, cap bigint, counter_at_start bigint, included_seconds bigint, plan_name text, hard_stop boolean,
  agency_id uuid, month_limit bigint, month_source text, month_used bigint, pool_limit bigint, pool_source text, pool_used bigint)
language plpgsql volatile rows 1 as $$
#variable_conflict use_variable
declare counter bigint;
begin
  select w.parent_id into agency_id from workspaces w where w.id = of_workspace;
  perform pg_advisory_xact_lock(hashtextextended('minutes:' || coalesce(agency_id, of_workspace), 0));
  select c.cap, c.counter_at_start, c.included_seconds, c.plan_name, c.hard_stop
    into cap, counter_at_start, included_seconds, plan_name, hard_stop
    from call_seconds_cap(of_workspace, at, is_trial) c;
  select m.used + m.held into counter from usage_meters m
    where m.workspace_id = of_workspace and m.meter = 'call_seconds' and m.period = 'always';
  -- What a plan includes counts to its own months, which the cap knows.
  select l.value, l.source into month_limit, month_source from limits_of(of_workspace) l
    where l.name = 'monthlyMinutes' and l.source <> 'plan';
  if month_limit is not null then month_used := month_call_seconds(of_workspace, at); end if;
  if agency_id is not null then
    select l.value, l.source into pool_limit, pool_source from limits_of(agency_id) l where l.name = 'monthlyMinutes';
    if pool_limit is not null then pool_used := month_call_seconds(agency_id, at); end if;
  end if;
  -- What is null is no limit, and of nulls the least of the others is the least.
  quantity := least(wanted, cap - coalesce(counter, 0), 60 * month_limit - month_used, 60 * pool_limit - pool_used);
  if quantity < worth then quantity := 0; end if;
  return next;
end
$$;
