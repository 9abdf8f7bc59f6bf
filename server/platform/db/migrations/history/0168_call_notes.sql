-- What people noted of a call.
create table call_notes (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  id uuid not null,
  -- May be sealed, see server/secrets/kept-content.ts.
  text text not null,
  author_id uuid,
  created_at timestamptz not null,
  changed_at timestamptz,
  primary key (workspace_id, call_id, id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_notes');
