-- People who were erased: what was erased where, and nothing of whom. The subject is sealed, and goes when the work is done.
create table erasures (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  state text not null,
  subject text,
  counts jsonb not null,
  outside text[] not null,
  problem text,
  requested_by uuid,
  requested_at timestamptz not null,
  done_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('erasures');
