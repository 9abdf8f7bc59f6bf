-- The key that seals the content of a workspace: what was said, collected, done and noted. Made when Encryption at Rest
-- is switched on first, and kept when it is switched off.
create table content_keys (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  -- Sealed with the installation's secret key.
  key text not null,
  -- Whether content is sealed from now on.
  seals boolean not null,
  -- When that was switched, and when all that was stored before had followed; null while some has not.
  since timestamptz not null,
  settled_at timestamptz
);
select protect_tenant_table('content_keys');

-- Events are added and never changed, but for being sealed or unsealed, which is the system's work.
grant update (data) on call_events to parley_system;
