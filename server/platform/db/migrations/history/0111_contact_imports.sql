-- Files of contacts on their way: every row as it stands in the file, what became of it, and how its contact was before.
create table contact_imports (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  file_name text not null,
  state text not null,
  encoding text not null,
  delimiter text,
  headings jsonb not null,
  columns jsonb not null,
  country text,
  duplicates text not null,
  tags text[] not null,
  run_workflows boolean not null,
  rows integer not null,
  -- The row that comes next, for whoever goes on after a restart.
  next_row integer not null,
  counts jsonb not null,
  kept integer not null,
  created_at timestamptz not null,
  -- When it began to run: what it changed has this time, until somebody changes it again.
  started_at timestamptz,
  finished_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('contact_imports');

create table contact_import_rows (
  workspace_id uuid not null,
  import_id uuid not null,
  n integer not null,
  cells jsonb not null,
  outcome text,
  reason text,
  contact_id uuid,
  -- What the contact was.
  before jsonb,
  primary key (workspace_id, import_id, n),
  foreign key (workspace_id, import_id) references contact_imports (workspace_id, id) on delete cascade
);
select protect_tenant_table('contact_import_rows');
create index contact_import_refused on contact_import_rows (workspace_id, import_id, n) where outcome = 'refused';
