-- The audit log is searched by text and by time also among a hundred thousand entries.

-- By time: in its order, so that a page is the beginning of what fits.
create index audit_entries_time on audit_entries (workspace_id, at, seq);
drop index audit_entries_at;

create index audit_entries_text on audit_entries using gin (body gin_trgm_ops);

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
