-- What every other migration builds on: who may touch tables, and one way to keep workspaces apart.
-- The roles parley_app and parley_system are made at every start (roles.ts), before any migration.

grant usage on schema public to parley_app, parley_system;

-- parley_system, the role of sign-in and jobs, may use every table. parley_app, which acts for one workspace, gets
-- its tables one by one: from protect_tenant_table, or by a grant where a table belongs to no workspace.
alter default privileges in schema public grant select, insert, update, delete on tables to parley_system;
alter default privileges in schema public grant usage, select on sequences to parley_app, parley_system;

-- The workspace of this transaction, or null outside of tenant(). A session that was used before answers '' instead
-- of nothing.
create function current_workspace_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.workspace_id', true), '')::uuid;

-- Call it once for every table that holds rows of workspaces: select protect_tenant_table('agents');
-- From then on parley_app sees and writes only the rows of its workspace; without one it sees none.
-- FORCE: not even the table's owner is exempt. (A superuser is, which is why queries never run as one.)
create function protect_tenant_table(target regclass, workspace_column name default 'workspace_id') returns void
  language plpgsql
as $$
begin
  execute format('alter table %s enable row level security, force row level security', target);
  execute format(
    'create policy tenant on %s to parley_app using (%I = (select current_workspace_id()))'
    ' with check (%I = (select current_workspace_id()))',
    target, workspace_column, workspace_column);
  execute format('create policy system on %s to parley_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to parley_app, parley_system', target);
end
$$;
