-- A suspended subaccount answers no calls, and tells its members why.
alter table workspaces add column suspended_at timestamptz;
alter table workspaces add column suspended_because text;

-- What an agency keeps of each of its subaccounts: rows of the agency's, which stay when a subaccount leaves or is gone,
-- so that its figures keep a name.
create table subaccounts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  contact_email text,
  created_at timestamptz not null,
  -- Not the agency's any more since then.
  left_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('subaccounts');

-- What a new subaccount starts with. A template is copied: changed later, it changes nothing that was made from it.
create table subaccount_templates (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index subaccount_templates_name on subaccount_templates (workspace_id, lower(name));
select protect_tenant_table('subaccount_templates');

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
