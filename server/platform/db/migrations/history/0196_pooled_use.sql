-- What a subaccount uses is its agency's to pay. A copy of each such fact stands on the agency's side, added with the fact
-- itself: it outlasts the subaccount, and says whose it was when it was used.
create table pooled_usage (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- Of the fact.
  id uuid not null,
  child_id uuid not null,
  meter text not null,
  quantity bigint not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (workspace_id, id)
);
create index pooled_usage_recorded on pooled_usage (workspace_id, meter, recorded_at, id);
alter table pooled_usage enable row level security, force row level security;
create policy tenant on pooled_usage to parley_app
  using (workspace_id = (select current_workspace_id()))
  with check (child_id = (select current_workspace_id())
    and workspace_id = (select parent_id from workspaces where id = (select current_workspace_id())));
create policy system on pooled_usage to parley_system using (true) with check (true);
grant select, insert on pooled_usage to parley_app, parley_system;

create function pool_usage() returns trigger language plpgsql as $$
begin
  insert into pooled_usage (workspace_id, id, child_id, meter, quantity, occurred_at, recorded_at)
  select w.parent_id, new.id, new.workspace_id, new.meter, new.quantity, new.occurred_at, new.recorded_at
  from workspaces w where w.id = new.workspace_id and w.parent_id is not null;
  return null;
end
$$;
create trigger pool_usage after insert on usage_events for each row
  when (new.quantity <> 0 and new.meter in ('call_seconds', 'message_segments', 'number_days'))
  execute function pool_usage();

-- Of agencies that have no plan, what their subaccounts used counts to the trial that they share from now on. Of the
-- others nothing is billed that was used before this.
insert into pooled_usage (workspace_id, id, child_id, meter, quantity, occurred_at, recorded_at)
select w.parent_id, e.id, e.workspace_id, e.meter, e.quantity, e.occurred_at, e.recorded_at
from usage_events e join workspaces w on w.id = e.workspace_id
where w.parent_id is not null and e.meter = 'call_seconds' and e.quantity <> 0
  and not exists (select from subscriptions s where s.workspace_id = w.parent_id);

-- Which of them are on which line of the agency's: each at most on one.
create table rated_pooled_usage (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  usage_event_id uuid not null,
  charge_id uuid not null,
  included bigint not null,
  billed bigint not null,
  primary key (workspace_id, usage_event_id),
  foreign key (workspace_id, usage_event_id) references pooled_usage (workspace_id, id) on delete cascade
);
create index rated_pooled_usage_charge on rated_pooled_usage (workspace_id, charge_id, usage_event_id);
select protect_tenant_table('rated_pooled_usage');
revoke update, delete on rated_pooled_usage from parley_app, parley_system;

-- What of a meter the line counts, and whether subaccounts used it.
alter table charges add column meter text;
update charges set meter = 'call_seconds' where kind = 'usage';

-- What a period includes besides seconds of calls, by meter; null for as much as one likes.
alter table billing_periods add column included jsonb not null default '{}';

-- What a unit beyond what is included costs is agreed with the plan, and stays as it was agreed. Who has a plan already
-- keeps the prices of now.
create function agreed_prices(of_seller uuid, in_currency text) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(kind, amount), '{}') from (
    select distinct on (p.kind) p.kind, r.amount
    from products p join prices r on r.workspace_id = p.workspace_id and r.product_id = p.id
    where p.workspace_id = of_seller and p.kind in ('voice-agents', 'phone-numbers', 'sms') and r.currency = in_currency
      and r.valid_from <= now()
    order by p.kind, r.valid_from desc, r.id desc) as known
$$;
update plan_versions set terms = terms || '{"unitPrices": {}}';
update subscriptions set terms = terms || jsonb_build_object('unitPrices', agreed_prices(seller_id, terms ->> 'currency'));
update billing_periods set terms = terms || jsonb_build_object('unitPrices', agreed_prices(seller_id, terms ->> 'currency'));
drop function agreed_prices(uuid, text);

drop function call_seconds_room(uuid, timestamptz, boolean, bigint, bigint);
drop function call_seconds_cap(uuid, timestamptz, boolean);

-- How far the counter of a workspace's call seconds may go: the minutes of its plan while it has one, else those of the
-- trial where there is one. What its subaccounts have used is taken off: plan and trial are for all of them together.
-- A cap of null is no limit; `pooled` is what they have used of it.
create function call_seconds_cap(of_workspace uuid, at timestamptz, is_trial boolean)
returns table (cap bigint, plan_name text, counter_at_start bigint, included_seconds bigint, hard_stop boolean, pooled bigint)
language sql stable rows 1 as $$
  select base.cap - pool.used, base.plan_name, base.counter_at_start, base.included_seconds, base.hard_stop, pool.used
  from (
    select
      case
        when s.id is null then
          case when is_trial then (select 60 * coalesce(sum(minutes), 0) from trial_grants g where g.workspace_id = of_workspace) end
        when not p.hard_stop or p.included_seconds is null then null
        when at < p.to_at or s.ends_with_period then p.counter_at_start + p.included_seconds
        -- The month is over and the next one begins within a minute: nobody waits for that.
        when s.terms ->> 'overage' = 'stop'
          then p.counter_at_start + p.included_seconds + 60 * (s.terms ->> 'includedMinutes')::bigint
      end as cap,
      s.plan_name, p.counter_at_start, p.included_seconds, p.hard_stop, p.from_at
    from (select 1) as one
    left join subscriptions s on s.workspace_id = of_workspace and s.ended_at is null
    left join billing_periods p on p.workspace_id = of_workspace and p.id = s.period_id
  ) as base,
  lateral (
    select coalesce(sum(u.quantity), 0)::bigint as used from pooled_usage u
    where u.workspace_id = of_workspace and u.meter = 'call_seconds' and u.recorded_at >= coalesce(base.from_at, '-infinity')
  ) as pool
$$;

-- Seconds that a call may hold now: as many as are wanted, or what is left of the plan or the trial, of the month, and, of
-- a subaccount, of its agency's, which all of its workspaces share. 0 for less than is worth it. With what it was found
-- from. What whoever runs the installation lends to subaccounts has no end: nobody sells it anything.
--
-- From here to the commit nobody else holds of the same minutes: each query below is asked behind that, and sees what
-- those before have taken.
create function call_seconds_room(of_workspace uuid, at timestamptz, is_trial boolean, wanted bigint, worth bigint)
returns table (quantity bigint, cap bigint, counter_at_start bigint, included_seconds bigint, plan_name text, hard_stop boolean,
  pooled bigint, agency_id uuid, month_limit bigint, month_source text, month_used bigint, pool_limit bigint, pool_source text,
  pool_used bigint, agency_cap bigint, agency_plan text, agency_from bigint, agency_included bigint, agency_left bigint)
language plpgsql volatile rows 1 as $$
#variable_conflict use_variable
declare
  counter bigint;
  top uuid;
  is_operator boolean;
  lent bigint;
begin
  select w.parent_id into agency_id from workspaces w where w.id = of_workspace;
  top := coalesce(agency_id, of_workspace);
  perform pg_advisory_xact_lock(hashtextextended('minutes:' || top, 0));
  select c.cap, c.counter_at_start, c.included_seconds, c.plan_name, c.hard_stop, c.pooled
    into cap, counter_at_start, included_seconds, plan_name, hard_stop, pooled
    from call_seconds_cap(of_workspace, at, is_trial) c;
  select m.used + m.held into counter from usage_meters m
    where m.workspace_id = of_workspace and m.meter = 'call_seconds' and m.period = 'always';
  counter := coalesce(counter, 0);
  -- What is held by calls of subaccounts is theirs.
  select coalesce(sum(m.held), 0) into lent from usage_meters m join workspaces w on w.id = m.workspace_id
    where w.parent_id = top and m.meter = 'call_seconds';
  if agency_id is not null then
    select w.operator into is_operator from workspaces w where w.id = agency_id;
    if not is_operator then
      select c.cap, c.plan_name, c.counter_at_start, c.included_seconds into agency_cap, agency_plan, agency_from, agency_included
        from call_seconds_cap(agency_id, at, is_trial) c
        -- Whoever was given no minutes yet is given those of the trial before a call is begun.
        where c.plan_name is not null or exists (select from trial_grants g where g.workspace_id = agency_id);
      select agency_cap - lent - coalesce(sum(m.used + m.held), 0) into agency_left from usage_meters m
        where m.workspace_id = agency_id and m.meter = 'call_seconds' and m.period = 'always';
    end if;
  else
    cap := cap - lent;
  end if;
  -- What a plan includes counts to its own months, which the cap knows.
  select l.value, l.source into month_limit, month_source from limits_of(of_workspace) l
    where l.name = 'monthlyMinutes' and l.source <> 'plan';
  if month_limit is not null then month_used := month_call_seconds(of_workspace, at); end if;
  if agency_id is not null then
    select l.value, l.source into pool_limit, pool_source from limits_of(agency_id) l
      where l.name = 'monthlyMinutes' and l.source <> 'plan';
    if pool_limit is not null then pool_used := month_call_seconds(agency_id, at); end if;
  end if;
  -- What is null is no limit, and of nulls the least of the others is the least.
  quantity := least(wanted, cap - counter, 60 * month_limit - month_used, 60 * pool_limit - pool_used, agency_left);
  if quantity < worth then quantity := 0; end if;
  return next;
end
$$;

-- Minutes beyond those that are included are paid, or are not there. Where they are paid the plan takes no default away:
-- a limit of the agency or the installation keeps what runs away, and never what the plan includes.
create or replace function plan_limits(of_workspace uuid) returns jsonb language sql stable as $$
  select
    case when s.terms -> 'meters' ? 'agents' then jsonb_build_object('agents', s.terms -> 'meters' -> 'agents') else '{}' end
    || case when s.terms -> 'meters' ? 'phoneNumbers'
      then jsonb_build_object('phoneNumbers', s.terms -> 'meters' -> 'phoneNumbers') else '{}' end
    || case when s.terms -> 'meters' ? 'apiCalls'
      then jsonb_build_object('apiRequests', s.terms -> 'meters' -> 'apiCalls') else '{}' end
    || case when s.terms ->> 'overage' = 'stop' or jsonb_typeof(s.terms -> 'includedMinutes') = 'null'
      then jsonb_build_object('monthlyMinutes', s.terms -> 'includedMinutes') else '{}' end
    || coalesce(s.terms -> 'limits', '{}')
  from subscriptions s
  join billing_periods p on p.workspace_id = s.workspace_id and p.id = s.period_id
  where s.workspace_id = of_workspace and s.ended_at is null
$$;

create or replace function limits_of(of_workspace uuid)
returns table (name text, value bigint, source text, of_agency boolean)
language sql stable rows 12 as $$
  select distinct on (said.name) said.name,
    case when said.name = 'monthlyMinutes' and said.place > 2 and said.value is not null
      then greatest(said.value, (select (s.terms ->> 'includedMinutes')::bigint from subscriptions s
        where s.workspace_id = w.id and s.ended_at is null)) else said.value end,
    said.source, w.parent_id is not null
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
