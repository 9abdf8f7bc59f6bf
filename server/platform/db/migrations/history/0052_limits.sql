-- How much a workspace may use. Where a limit of a workspace is found: its own row, its plan, its agency's defaults for
-- subaccounts, the installation's. A value of null is no limit; no row is "look further".

-- The installation's, for everybody; with what subaccounts start with where their agency says nothing.
create table installation_limits (
  name text primary key,
  value bigint check (value >= 0),
  subaccount_value bigint check (subaccount_value >= 0)
);
grant select on installation_limits to parley_app;
insert into installation_limits (name, value, subaccount_value) values
  ('monthlyMinutes', 10000, 1000),
  ('concurrentCalls', 50, null),
  ('apiRequests', 100000, null),
  ('storageGb', 100, null),
  ('agents', 25, 5),
  ('phoneNumbers', 10, null),
  ('integrations', 50, null),
  ('workflows', 100, null),
  ('teamMembers', 25, 3),
  ('subaccounts', 10, null),
  ('customRoles', 15, null),
  ('workspaces', 5, null);

-- A workspace's own: of a subaccount given by its agency, of others by the operator.
create table workspace_limits (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null references installation_limits (name),
  value bigint check (value >= 0),
  primary key (workspace_id, name)
);
select protect_tenant_table('workspace_limits');

-- What an agency's subaccounts have where nothing else is said. They may look, and only look.
create table subaccount_limits (
  agency_id uuid not null references workspaces (id) on delete cascade,
  name text not null references installation_limits (name),
  value bigint check (value >= 0),
  primary key (agency_id, name)
);
alter table subaccount_limits enable row level security, force row level security;
create policy tenant on subaccount_limits to parley_app
  using (agency_id = (select current_workspace_id())
    or agency_id = (select parent_id from workspaces where id = (select current_workspace_id())))
  with check (agency_id = (select current_workspace_id()));
create policy system on subaccount_limits to parley_system using (true) with check (true);
grant select on subaccount_limits to parley_app;

-- Requests that tokens sent in a month. Servers take them some at a time.
create table api_request_months (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  month text not null,
  requests bigint not null check (requests >= 0),
  primary key (workspace_id, month)
);
select protect_tenant_table('api_request_months');

-- The files that a workspace keeps, by their key in the store.
create table stored_files (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  key text not null,
  bytes bigint not null check (bytes >= 0),
  primary key (workspace_id, key)
);
select protect_tenant_table('stored_files');
