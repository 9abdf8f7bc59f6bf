-- knowledge: Documents: reading, storing, searching, and what they did not answer.

-- ---- knowledge ----

-- What agents answer questions from.
create table knowledge_folders (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  position integer not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index knowledge_folders_name on knowledge_folders (workspace_id, lower(name));
select protect_tenant_table('knowledge_folders');

-- A file, a pasted text, a web page, a site with its pages, or an entry of the FAQ.
create table knowledge_files (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  folder_id uuid not null,
  kind text not null,
  name text not null,
  media_type text not null,
  -- Of the newest version, like the hash of its content.
  bytes bigint not null,
  sha256 text,
  language text not null,
  status text not null,
  -- Why it failed, and what the reader said of it.
  reason text,
  detail text,
  attempts integer not null default 0,
  -- Answers; 0 before the first was read.
  version integer not null default 0,
  -- Is being read, or failed, where it is more than the one that answers.
  newest_version integer not null default 1,
  -- In the tongue of the file itself: its title, length in seconds, and what people wrote about a picture or a film.
  title text,
  seconds real,
  description text not null default '',
  transcript text not null default '',
  -- Of pages and sites.
  url text,
  site_id uuid,
  depth integer,
  page_limit integer,
  refresh text not null default 'never',
  next_refresh_at timestamptz,
  refreshed_at timestamptz,
  etag text,
  text_hash text,
  -- How often in a row it was not found any more.
  missed integer not null default 0,
  -- Of an entry of the FAQ: what is said, and what can be read.
  spoken_answer text,
  longer_answer text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- What is deleted answers no more at once; its pieces go a few at a time, as calls share the database.
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, folder_id) references knowledge_folders (workspace_id, id),
  foreign key (workspace_id, site_id) references knowledge_files (workspace_id, id) on delete cascade
);
create index knowledge_files_folder on knowledge_files (workspace_id, folder_id);
create index knowledge_files_site on knowledge_files (workspace_id, site_id) where site_id is not null;
create index knowledge_files_content on knowledge_files (workspace_id, sha256) where sha256 is not null;
create index knowledge_files_refresh on knowledge_files (next_refresh_at) where next_refresh_at is not null;
select protect_tenant_table('knowledge_files');
create index knowledge_files_deleted on knowledge_files (deleted_at) where deleted_at is not null;
create unique index knowledge_files_page on knowledge_files (workspace_id, site_id, url)
  where site_id is not null and deleted_at is null;

create table knowledge_versions (
  workspace_id uuid not null,
  file_id uuid not null,
  version integer not null,
  -- Where its content lies in the store; null where it is in the row of its file.
  key text,
  bytes bigint not null,
  sha256 text,
  media_type text not null,
  -- Of the reader that made its pieces: others are made anew.
  parser integer not null,
  pieces integer not null default 0,
  characters integer not null default 0,
  pages integer,
  created_at timestamptz not null,
  ready_at timestamptz,
  primary key (workspace_id, file_id, version),
  foreign key (workspace_id, file_id) references knowledge_files (workspace_id, id) on delete cascade
);
select protect_tenant_table('knowledge_versions');

-- Only those of a file's `version` answer.
create table knowledge_pieces (
  workspace_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  version integer not null,
  position integer not null,
  page integer,
  headings text[] not null,
  text text not null,
  sentences jsonb not null,
  language text not null,
  search tsvector,
  -- Words of the text.
  length integer not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references knowledge_files (workspace_id, id) on delete cascade
);
create unique index knowledge_pieces_place on knowledge_pieces (workspace_id, file_id, version, position);
select protect_tenant_table('knowledge_pieces');

-- Ways in which an entry of the FAQ is asked; the first is its name.
create table knowledge_phrasings (
  workspace_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  position integer not null,
  question text not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references knowledge_files (workspace_id, id) on delete cascade
);
create index knowledge_phrasings_file on knowledge_phrasings (workspace_id, file_id, position);
select protect_tenant_table('knowledge_phrasings');

-- Folders that an agent answers from; all of them where it has no row.
create table agent_knowledge_folders (
  workspace_id uuid not null,
  agent_id uuid not null,
  folder_id uuid not null,
  primary key (workspace_id, agent_id, folder_id),
  foreign key (workspace_id, folder_id) references knowledge_folders (workspace_id, id)
);
create index agent_knowledge_folders_folder on agent_knowledge_folders (workspace_id, folder_id);
select protect_tenant_table('agent_knowledge_folders');

-- ---- knowledge index ----

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

-- ---- synonyms ----

-- Words of callers that stand for words of the documents.
create table knowledge_synonyms (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  word text not null,
  meaning text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index knowledge_synonyms_pair on knowledge_synonyms (workspace_id, word, meaning);
select protect_tenant_table('knowledge_synonyms');

-- ---- gaps ----

-- What callers asked and no document answered, questions that are alike together.
create table knowledge_gaps (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  status text not null,
  -- The entry that answers it now.
  file_id uuid,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references knowledge_files (workspace_id, id) on delete set null (file_id)
);
select protect_tenant_table('knowledge_gaps');

-- Each goes with its call, as the transcript does.
create table knowledge_gap_questions (
  workspace_id uuid not null,
  -- The run that looked for an answer: the same once.
  id text not null,
  gap_id uuid not null,
  call_id uuid not null,
  question text not null,
  language text not null,
  asked_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, gap_id) references knowledge_gaps (workspace_id, id) on delete cascade
);
create index knowledge_gap_questions_gap on knowledge_gap_questions (workspace_id, gap_id, asked_at);
create index knowledge_gap_questions_call on knowledge_gap_questions (workspace_id, call_id);
select protect_tenant_table('knowledge_gap_questions');

-- ---- vectors ----

-- What pieces are like, as an embedding model sees it: a scale, and a whole number of a byte for each dimension.
create table knowledge_vectors (
  workspace_id uuid not null,
  piece_id uuid not null,
  -- Which model of which service; of another one they cannot be compared.
  model text not null,
  dimension integer not null,
  vector bytea not null,
  embedded_at timestamptz not null,
  primary key (workspace_id, piece_id),
  foreign key (workspace_id, piece_id) references knowledge_pieces (workspace_id, id) on delete cascade
);
create index knowledge_vectors_state on knowledge_vectors (workspace_id, model, embedded_at);
select protect_tenant_table('knowledge_vectors');

-- ---- functions ----

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
-- theirs. Under row-level security no index on words may be used, since comparing could tell of rows of others
-- (search_contacts says more): so the search keeps the workspaces apart itself. Of frequent words only so many pieces are looked at. Where the
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

-- Stems of this transaction's workspace that are a compound with a word which it does not have by itself: "öffnungszeiten"
-- for "zeiten". Words hold letters and digits only, so no sign in them means anything to LIKE.
create function find_terms_with(word text, most integer) returns table (term text, pieces integer)
  language plpgsql stable rows 10 security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if word !~ '^[[:alnum:]]+$' then return; end if;
  return query execute
    'select k.term, k.pieces from public.knowledge_terms k
     where k.workspace_id = $2 and (k.term like $1 || ''%'' or k.term like ''%'' || $1) and length(k.term) > length($1) + 2
     order by length(k.term), k.pieces desc, k.term limit $3'
    using word, public.current_workspace_id(), most;
end
$$;
grant create on schema public to parley_system;
alter function find_terms_with(text, integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function find_terms_with(text, integer) from public;
grant execute on function find_terms_with(text, integer) to parley_app;
