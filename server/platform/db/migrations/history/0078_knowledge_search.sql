-- Pieces of documents are found by their words. The workspace stands in the text index itself, which an extension makes
-- possible; where the server has none or does not let us, the index is on the words alone.
do $$
begin
  create extension if not exists btree_gin;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'btree_gin is missing: %', sqlerrm;
end
$$;

-- The words of a piece, as stems that voice/knowledge/words.ts makes: the same on every PostgreSQL and in every language.
create table knowledge_index (
  workspace_id uuid not null,
  piece_id uuid not null,
  file_id uuid not null,
  words tsvector not null,
  -- Words, each as often as it stands there.
  length integer not null,
  primary key (workspace_id, piece_id),
  foreign key (workspace_id, piece_id) references knowledge_pieces (workspace_id, id) on delete cascade
);
select protect_tenant_table('knowledge_index');
do $$
begin
  if exists (select from pg_extension where extname = 'btree_gin') then
    create index knowledge_index_words on knowledge_index using gin (workspace_id, words);
  else
    create index knowledge_index_words on knowledge_index using gin (words);
  end if;
end
$$;

-- In how many pieces of a workspace a stem stands: what is rare says more, and what is not here was misheard.
create table knowledge_terms (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  term text not null,
  pieces integer not null,
  primary key (workspace_id, term)
);
select protect_tenant_table('knowledge_terms');
create index knowledge_terms_alike on knowledge_terms using gin (term gin_trgm_ops);

create table knowledge_totals (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  pieces integer not null,
  words bigint not null
);
select protect_tenant_table('knowledge_totals');

-- Keeps both counts with whatever adds and removes pieces, also when they go with their file.
create function count_indexed_knowledge() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into public.knowledge_terms as kept (workspace_id, term, pieces)
      select changed.workspace_id, lexeme, count(*) from changed, unnest(changed.words) group by 1, 2 order by 1, 2
      on conflict (workspace_id, term) do update set pieces = kept.pieces + excluded.pieces;
    insert into public.knowledge_totals as kept (workspace_id, pieces, words)
      select changed.workspace_id, count(*), sum(length) from changed group by 1 order by 1
      on conflict (workspace_id) do update
        set pieces = kept.pieces + excluded.pieces, words = kept.words + excluded.words;
  else
    update public.knowledge_terms kept set pieces = kept.pieces - gone.pieces
      from (select changed.workspace_id, lexeme, count(*) as pieces from changed, unnest(changed.words) group by 1, 2) gone
      where kept.workspace_id = gone.workspace_id and kept.term = gone.lexeme;
    delete from public.knowledge_terms kept
      using (select distinct changed.workspace_id, lexeme from changed, unnest(changed.words)) gone
      where kept.workspace_id = gone.workspace_id and kept.term = gone.lexeme and kept.pieces <= 0;
    update public.knowledge_totals kept set pieces = kept.pieces - gone.pieces, words = kept.words - gone.words
      from (select changed.workspace_id, count(*) as pieces, sum(length) as words from changed group by 1) gone
      where kept.workspace_id = gone.workspace_id;
  end if;
  return null;
end
$$;
create trigger knowledge_index_gained after insert on knowledge_index
  referencing new table as changed for each statement execute function count_indexed_knowledge();
create trigger knowledge_index_lost after delete on knowledge_index
  referencing old table as changed for each statement execute function count_indexed_knowledge();

-- The pieces of this transaction's workspace that have the rarest of these stems, the likeliest first; with files, only
-- theirs. Under row-level security no index on words may be used, since comparing could tell of rows of others (0023 says
-- more): so the search keeps the workspaces apart itself. Of frequent words only so many pieces are looked at. Where the
-- rarest lead to few (most of their pieces may be in other files), all of them are asked for.
create function find_knowledge(terms text[], files uuid[], most integer)
  returns table (piece_id uuid, rank real)
  language plpgsql stable rows 50 security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  workspace uuid := public.current_workspace_id();
  rare tsquery;
  every tsquery;
  search text;
  found uuid[];
  ranks real[];
begin
  -- Lexemes are quoted, so that no sign in them means anything.
  select string_agg(quoted, ' | ') filter (where place = 1 or sum <= 1500), string_agg(quoted, ' | ') into rare, every
    from (
      select '''' || replace(replace(k.term, '\', '\\'), '''', '''''') || '''' as quoted,
        row_number() over cheapest as place, sum(k.pieces) over cheapest as sum
      from public.knowledge_terms k where k.workspace_id = workspace and k.term = any(terms)
      window cheapest as (order by k.pieces, k.term)
    ) counted;
  if every is null then return; end if;
  search := 'select array_agg(best.piece_id), array_agg(best.rank) from (
      select f.piece_id, ts_rank(f.words, $2, 1) as rank from (
        select i.piece_id, i.words from public.knowledge_index i
        where i.workspace_id = $3 and i.words @@ $1 and ($4 is null or i.file_id = any($4)) limit 1500
      ) f order by rank desc, f.piece_id limit $5
    ) best';
  execute search into found, ranks using rare, every, workspace, files, most;
  if coalesce(cardinality(found), 0) < most / 5 and rare <> every then
    execute search into found, ranks using every, every, workspace, files, most;
  end if;
  return query select * from unnest(found, ranks);
end
$$;
-- Only an owner who may make things in the schema can be given one; it may not keep that.
grant create on schema public to parley_system;
alter function find_knowledge(text[], uuid[], integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function find_knowledge(text[], uuid[], integer) from public;
grant execute on function find_knowledge(text[], uuid[], integer) to parley_app;

-- Stems of this transaction's workspace that are written much like one that it does not have. How much is decided by who
-- asks: trigrams of short words have little in common even where one letter is wrong.
create function find_terms_like(word text, most integer) returns table (term text, pieces integer)
  language plpgsql stable rows 20 security definer
  set search_path = pg_catalog, public, pg_temp set pg_trgm.similarity_threshold = 0.2
as $$
begin
  return query execute
    'select k.term, k.pieces from public.knowledge_terms k
     where k.workspace_id = $2 and k.term % $1 and abs(length(k.term) - length($1)) <= 2
     order by similarity(k.term, $1) desc, k.pieces desc, k.term limit $3'
    using word, public.current_workspace_id(), most;
end
$$;
grant create on schema public to parley_system;
alter function find_terms_like(text, integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function find_terms_like(text, integer) from public;
grant execute on function find_terms_like(text, integer) to parley_app;
