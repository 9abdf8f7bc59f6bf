-- usage: What was used, and how much may be: the ledger, limits, traffic, stored files.

-- ---- getting started ----

create table lesson_completions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null,
  lesson_id text not null,
  completed_at timestamptz not null,
  primary key (workspace_id, user_id, lesson_id)
);
select protect_tenant_table('lesson_completions');

-- ---- workspaces ----

-- The trial's minutes: what was granted or earned. What calls used is summed from the calls themselves.
create table trial_grants (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  reason text not null,
  minutes integer not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('trial_grants');
-- A minute is earned once for each reason, and what was granted stays granted.
create unique index trial_grants_reason on trial_grants (workspace_id, reason);
revoke update, delete on trial_grants from parley_app, parley_system;

-- ---- usage ----

-- What workspaces use, in one place: facts that are only ever added, holds on what is about to be used, and counters
-- that can be made again from both.

-- A quantity of a meter that was used, or corrects what was. Never changed, never taken back: a mistake is mended by a
-- further fact that names it.
create table usage_events (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- Whose the workspace was then.
  account_id uuid not null,
  -- The same key again is the same fact, for ever.
  key text not null,
  meter text not null,
  -- What the limit counts it to: '2026-11', '2026-11-23' or 'always'.
  period text not null,
  quantity bigint not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  call_id uuid,
  -- The hold that it ended: each ends once, a released one with a quantity of 0.
  hold_id uuid,
  corrects uuid,
  reason text,
  primary key (workspace_id, id),
  unique (workspace_id, key),
  unique (workspace_id, hold_id),
  foreign key (workspace_id, corrects) references usage_events (workspace_id, id)
);
create index usage_events_time on usage_events (workspace_id, meter, occurred_at);
create index usage_events_call on usage_events (workspace_id, call_id) where call_id is not null;
create index usage_events_corrects on usage_events (workspace_id, corrects) where corrects is not null;
select protect_tenant_table('usage_events');
revoke update, delete on usage_events from parley_app, parley_system;
create index usage_events_recorded on usage_events (workspace_id, meter, recorded_at);

-- What may be used and is not known yet: a call's next minute, a mail on its way.
create table usage_holds (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  key text not null,
  meter text not null,
  period text not null,
  quantity bigint not null check (quantity > 0),
  created_at timestamptz not null,
  -- Released then, if nobody has ended it.
  expires_at timestamptz not null,
  call_id uuid,
  primary key (workspace_id, id),
  unique (workspace_id, key)
);
create index usage_holds_expiry on usage_holds (expires_at);
create index usage_holds_call on usage_holds (workspace_id, call_id) where call_id is not null;
select protect_tenant_table('usage_holds');
revoke update, delete on usage_holds from parley_app, parley_system;
-- Holds that ended long ago are removed: what they ended with is a fact of its own and stays. One that nobody has ended
-- cannot be, by whatever statement.
grant delete on usage_holds to parley_system;
create policy ended_only on usage_holds as restrictive for delete to parley_system
  using (exists (select from usage_events e where e.workspace_id = usage_holds.workspace_id and e.hold_id = usage_holds.id));

-- Sums of a period, for limits. There is no check against a limit here: true usage is never refused, and a limit may be
-- lowered below what was used. Holds are granted by a conditional update.
create table usage_meters (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  meter text not null,
  period text not null,
  used bigint not null default 0 check (used >= 0),
  held bigint not null default 0 check (held >= 0),
  primary key (workspace_id, meter, period)
);
create index usage_meters_held on usage_meters (workspace_id, meter, period) where held > 0;
select protect_tenant_table('usage_meters');

-- Sums of a day (UTC), for figures. A correction counts to the day of what it corrects.
create table usage_days (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  day date not null,
  meter text not null,
  quantity bigint not null,
  primary key (workspace_id, meter, day)
);
select protect_tenant_table('usage_days');

-- The same as usage_meters over all workspaces of an account. A workspace writes the sums of its own account only.
create table account_meters (
  account_id uuid not null,
  meter text not null,
  period text not null,
  used bigint not null default 0 check (used >= 0),
  held bigint not null default 0 check (held >= 0),
  primary key (account_id, meter, period)
);
alter table account_meters enable row level security, force row level security;
create policy tenant on account_meters to parley_app
  using (account_id = (select created_by from workspaces where id = (select current_workspace_id())))
  with check (account_id = (select created_by from workspaces where id = (select current_workspace_id())));
create policy system on account_meters to parley_system using (true) with check (true);
grant select, insert, update, delete on account_meters to parley_app, parley_system;

-- ---- limits ----

-- Requests that tokens sent in a month. Servers take them some at a time.
create table api_request_months (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  month text not null,
  requests bigint not null check (requests >= 0),
  primary key (workspace_id, month)
);
select protect_tenant_table('api_request_months');

-- ---- files ----

-- The files that a workspace keeps, by their key in the store.
create table stored_files (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  key text not null,
  bytes bigint not null check (bytes >= 0),
  primary key (workspace_id, key)
);
select protect_tenant_table('stored_files');

-- ---- subaccounts ----

-- Sums of a day (UTC) of each subaccount, for its agency: written with usage_days, by the subaccount. They stay as they
-- are when it leaves. Both may look; only the subaccount writes, and only its own.
create table agency_days (
  agency_id uuid not null references workspaces (id) on delete cascade,
  child_id uuid not null,
  day date not null,
  meter text not null,
  quantity bigint not null,
  primary key (agency_id, meter, day, child_id)
);
create index agency_days_child on agency_days (child_id, meter, day);
alter table agency_days enable row level security, force row level security;
create policy tenant on agency_days to parley_app
  using (agency_id = (select current_workspace_id()) or child_id = (select current_workspace_id()))
  with check (child_id = (select current_workspace_id())
    and agency_id = (select parent_id from workspaces where id = (select current_workspace_id())));
create policy system on agency_days to parley_system using (true) with check (true);
grant select, insert, update on agency_days to parley_app;
