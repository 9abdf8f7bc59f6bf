-- What calls are searched by. What was said may be sealed, so no index may hold its words: it holds numbers that only the
-- workspace's key makes of them, see server/call-search/tokens.ts. Out of line, so that a search reads none but those it tries.
create table call_words (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  words integer[] not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
) with (toast_tuple_target = 128);
alter table call_words alter column words set storage external;
select protect_tenant_table('call_words');
create index call_words_words on call_words using gin (words) with (gin_pending_list_limit = 256);

-- Calls that have ended and cannot be searched yet are looked for each minute: the index holds those alone.
alter table call_facts add column searchable boolean not null default false;
create index call_facts_unsearchable on call_facts (slot) where not searchable;

-- The ids of the newest calls of this transaction's workspace that have all of these words, before one of them. As in 0023:
-- under row-level security no index on words may be used, so the search keeps the workspaces apart itself. A frequent word is
-- found among the newest calls; only for a rarer one is the index asked. What the planner could take for a way by the
-- primary key is put so that it cannot: it knows nothing of what it costs to read the words.
create function find_calls(tokens integer[], before uuid, most integer) returns setof uuid
  language plpgsql stable rows 200 security definer set search_path = pg_catalog, public, pg_temp set enable_seqscan = off
as $$
declare
  workspace uuid := public.current_workspace_id();
  found_ids uuid[];
  looked integer;
begin
  select count(*), array_agg(newest.call_id order by newest.call_id desc) filter (where newest.words @> tokens)
    into looked, found_ids from (
      select w.call_id, w.words from public.call_words w
      where w.workspace_id = workspace and (before is null or w.call_id < before) order by w.call_id desc limit 500
    ) newest;
  if looked < 500 or cardinality(found_ids) >= most then
    return query select id from unnest(found_ids) id order by id desc limit most;
    return;
  end if;
  return query execute
    'with fitting as materialized (
       select w.call_id from public.call_words w where w.words @> $1
         and (w.workspace_id = $4) is true and ($2 is null or w.call_id < $2) is true
     ) select call_id from fitting order by call_id desc limit $3'
    using tokens, before, most, workspace;
end
$$;
grant create on schema public to parley_system;
alter function find_calls(integer[], uuid, integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function find_calls(integer[], uuid, integer) from public;
grant execute on function find_calls(integer[], uuid, integer) to parley_app;
