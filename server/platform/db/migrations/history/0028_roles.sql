-- Roles are rows: the five that every workspace has, and those that it makes.
create table roles (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id text not null,
  name text not null,
  description text not null,
  levels jsonb not null,
  primary key (workspace_id, id)
);
create unique index roles_name on roles (workspace_id, lower(name));
select protect_tenant_table('roles');

insert into roles (workspace_id, id, name, description, levels)
select workspaces.id, built_in.*
from workspaces, (values
  ('owner', 'Owner', 'Everything, and the workspace itself.', '{"analytics": "full", "agents": "full", "knowledge": "full", "actions": "full", "workflows": "full", "contacts": "full", "phone-numbers": "full", "integrations": "full", "settings": "full", "team": "full", "calls": true}'::jsonb),
  ('admin', 'Admin', 'Everything but removing people.', '{"analytics": "full", "agents": "full", "knowledge": "full", "actions": "full", "workflows": "full", "contacts": "full", "phone-numbers": "full", "integrations": "full", "settings": "full", "team": "limited", "calls": true}'::jsonb),
  ('agent-manager', 'Agent Manager', 'Builds agents and sees how they do.', '{"analytics": "full", "agents": "full", "knowledge": "full", "actions": "full", "workflows": "full", "contacts": "none", "phone-numbers": "none", "integrations": "none", "settings": "none", "team": "none", "calls": true}'::jsonb),
  ('member', 'Member', 'Works with agents, calls and contacts.', '{"analytics": "limited", "agents": "limited", "knowledge": "limited", "actions": "limited", "workflows": "limited", "contacts": "limited", "phone-numbers": "limited", "integrations": "none", "settings": "none", "team": "none", "calls": true}'::jsonb),
  ('viewer', 'Viewer', 'Looks at figures and reports.', '{"analytics": "limited", "agents": "none", "knowledge": "none", "actions": "none", "workflows": "none", "contacts": "none", "phone-numbers": "none", "integrations": "none", "settings": "none", "team": "none", "calls": false}'::jsonb)
) as built_in (id, name, description, levels);

alter table members add foreign key (workspace_id, role) references roles (workspace_id, id);

-- Calls became a right of their own inside Analytics: tokens keep what they had.
update access_tokens set scopes = scopes || '{calls}' where 'analytics' = any (scopes);
