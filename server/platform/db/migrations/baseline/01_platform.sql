-- platform: What everything else builds on: who may touch tables, and one way to keep workspaces apart. Then workspaces, which
-- all others name, and the tables of the platform. The roles parley_app and parley_system are made at every start (roles.ts).

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

-- Contacts and words of documents are found by any part of them, also among a hundred thousand.
create extension if not exists pg_trgm;

-- Pieces of documents are found by their words. The workspace stands in the text index itself, which an extension makes
-- possible; where the server has none or does not let us, the index is on the words alone.
do $$
begin
  create extension if not exists btree_gin;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'btree_gin is missing: %', sqlerrm;
end
$$;

-- ---- workspaces ----

-- Everything of a customer belongs to a workspace, and goes with it.
create table workspaces (
  id uuid primary key,
  name text not null,
  time_zone text not null,
  operator boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null,
  -- A workspace that its owner deleted is closed; after thirty days it is gone, with all that belongs to it.
  deleted_at timestamptz,
  deleted_by uuid,
  -- What a workspace is to the outside, and when its calendar can be booked.
  website text,
  calendar_link text,
  contact_email text,
  language text not null default 'en-US',
  business_hours jsonb not null default '{"sunday": [], "monday": [{"from": 540, "to": 1020}], "tuesday": [{"from": 540, "to": 1020}], "wednesday": [{"from": 540, "to": 1020}], "thursday": [{"from": 540, "to": 1020}], "friday": [{"from": 540, "to": 1020}], "saturday": []}',
  holidays jsonb not null default '[]',
  -- A subaccount is a workspace whose parent is an agency's. Without its agency it stands on its own.
  parent_id uuid references workspaces (id) on delete set null,
  -- A suspended subaccount answers no calls, and tells its members why.
  suspended_at timestamptz,
  suspended_because text,
  -- Null: until somebody deletes them.
  recording_days integer default 90 check (recording_days between 1 and 3650),
  -- A workspace of made-up data, which is being filled or ready; null for all others.
  sample text check (sample in ('filling', 'ready')),
  -- Whether callers hear that somebody listens in or takes over, before that one does.
  tells_of_listeners boolean not null default true,
  -- In which country numbers without a country code are read; null: in that of the time zone.
  country text,
  -- The invoice for which a workspace is suspended, until it is paid; null where someone did it.
  suspended_for uuid,
  -- What a business says of itself, which all of its agents answer callers: address, parking, prices, team, payment.
  facts jsonb not null default '{}'
);
-- At most one operator workspace in an installation.
create unique index workspaces_operator on workspaces (operator) where operator;
select protect_tenant_table('workspaces', 'id');
create index workspaces_deleted on workspaces (deleted_at) where deleted_at is not null;
create index workspaces_parent on workspaces (parent_id) where parent_id is not null;

-- ---- repeats ----

-- Answers to requests with an Idempotency-Key; kept for a day. The row is there before the work begins, and has the
-- answer when the work is stored.
create table repeats (
  -- The workspace, or the account where a request belongs to no workspace: the key is known to it alone.
  caller uuid not null,
  key text not null,
  workspace_id uuid references workspaces (id) on delete cascade,
  -- Names the request: the same for each try.
  id uuid not null,
  -- SHA-256 of route, input and person.
  digest text not null,
  -- running, done
  state text not null,
  -- Who works on it, and until when it is believed to.
  claim uuid not null,
  claimed_until timestamptz not null,
  status integer,
  headers jsonb,
  type text,
  -- Sealed JSON, since answers may hold secrets; null where there is no body, or it is a file.
  body text,
  file text,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index repeats_age on repeats (created_at);
select protect_tenant_table('repeats');

-- ---- audit ----

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
  -- What the audit log is searched by, as columns of their own: row-level security keeps indexes over expressions unused.
  -- They repeat what the body says, which alone is hashed.
  action text,
  user_id uuid,
  object_id text,
  at timestamptz,
  primary key (workspace_id, seq)
);
select protect_tenant_table('audit_entries');
-- A workspace's role gives neither number nor hash. The system's may, since it puts backups back as they were.
revoke all on audit_entries from parley_app, parley_system;
grant select, insert (workspace_id, id, body) on audit_entries to parley_app;
grant select, insert on audit_entries to parley_system;
create index audit_entries_action on audit_entries (workspace_id, action, seq);
create index audit_entries_user on audit_entries (workspace_id, user_id, seq);
create index audit_entries_object on audit_entries (workspace_id, object_id, seq);
-- The audit log is searched by text and by time also among a hundred thousand entries.

-- By time: in its order, so that a page is the beginning of what fits.
create index audit_entries_time on audit_entries (workspace_id, at, seq);
create index audit_entries_text on audit_entries using gin (body gin_trgm_ops);

-- ---- secrets ----

-- Names of the secret keys that something here is sealed with. A server that has not all of them refuses to start.
-- Only the system's role reads and writes it.
create table sealing_keys (
  kid text primary key,
  since timestamptz not null
);

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

-- ---- functions ----

create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
  told jsonb := new.body::jsonb;
begin
  new.action := told ->> 'action';
  new.user_id := (told -> 'actor' ->> 'userId')::uuid;
  new.object_id := told -> 'object' ->> 'id';
  new.at := (told ->> 'at')::timestamptz;
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

-- The numbers of the newest entries of this transaction's workspace whose text is like the pattern, and that are what else
-- is asked for. Under row-level security no index on text may be used, so it is a function of parley_system, as
-- search_contacts is, and takes the workspace from where the policies take it. A frequent text is found among the newest
-- entries; only for a rarer one is the index asked.
create function search_audit_entries(
  pattern text, before bigint, of_action text, of_user uuid, of_object text, since timestamptz, until timestamptz, most integer
) returns setof bigint
  language plpgsql stable rows 50 security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  workspace uuid := public.current_workspace_id();
  found_seqs bigint[];
begin
  if coalesce(of_action, of_user::text, of_object, since::text, until::text) is null then
    select array_agg(newest.seq) into found_seqs from (
      select e.seq, e.body from public.audit_entries e
      where e.workspace_id = workspace and (before is null or e.seq < before) order by e.seq desc limit 1000
    ) newest where newest.body ilike pattern;
    if cardinality(found_seqs) >= most then
      return query select seq from unnest(found_seqs) seq order by seq desc limit most;
      return;
    end if;
  end if;
  return query execute
    'with fitting as materialized (
       select e.seq from public.audit_entries e where e.workspace_id = $1 and e.body ilike $2
         and ($3 is null or e.seq < $3) and ($4 is null or e.action = $4) and ($5 is null or e.user_id = $5)
         and ($6 is null or e.object_id = $6) and ($7 is null or e.at >= $7) and ($8 is null or e.at < $8)
     ) select seq from fitting order by seq desc limit $9'
    using workspace, pattern, before, of_action, of_user, of_object, since, until, most;
end
$$;
-- Only an owner who may make things in the schema can be given one; it may not keep that.
grant create on schema public to parley_system;
alter function search_audit_entries(text, bigint, text, uuid, text, timestamptz, timestamptz, integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function search_audit_entries(text, bigint, text, uuid, text, timestamptz, timestamptz, integer) from public;
grant execute on function search_audit_entries(text, bigint, text, uuid, text, timestamptz, timestamptz, integer) to parley_app;
