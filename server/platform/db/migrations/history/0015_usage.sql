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
