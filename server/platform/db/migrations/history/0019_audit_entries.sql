-- What was changed in a workspace: who, what, on what, from where, before and after. Entries are added and never
-- changed: neither role of the product may update, delete or truncate; they go with their workspace.
create table audit_entries (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- 1, 2, 3 … in each workspace, in the order of the commits.
  seq bigint not null,
  id uuid not null,
  -- JSON as the text that was hashed: jsonb would write it differently.
  body text not null,
  -- SHA-256 of the entry before, workspace, seq and body: whoever changes or takes out one breaks all that follow.
  hash text not null,
  primary key (workspace_id, seq)
);
select protect_tenant_table('audit_entries');

-- A workspace's role gives neither number nor hash. The system's may, since it puts backups back as they were.
revoke all on audit_entries from parley_app, parley_system;
grant select, insert (workspace_id, id, body) on audit_entries to parley_app;
grant select, insert on audit_entries to parley_system;

create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  if new.hash is not null then
    return new;
  end if;
  -- Until the commit: the next entry of this workspace has to see this one.
  perform pg_advisory_xact_lock(hashtextextended('audit:' || new.workspace_id, 0));
  select seq, hash into last from public.audit_entries
    where workspace_id = new.workspace_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.hash := encode(sha256(convert_to(
    coalesce(last.hash, '') || ' ' || new.workspace_id || ' ' || new.seq || ' ' || new.body, 'UTF8')), 'hex');
  return new;
end
$$;
create trigger chain_audit_entry before insert on audit_entries
  for each row execute function chain_audit_entry();
