-- Secrets of a workspace by name. The value is sealed, and goes out only with a request to one of the hosts.
create table vault_secrets (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  environment text not null,
  hosts text[] not null,
  value text not null,
  changed_by uuid,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, name, environment)
);
select protect_tenant_table('vault_secrets');
