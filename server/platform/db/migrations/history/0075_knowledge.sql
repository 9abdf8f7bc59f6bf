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

insert into knowledge_folders (workspace_id, id, name, position, created_at)
select w.id, gen_random_uuid(), f.name, f.position, w.created_at
from workspaces w, (values ('General', 0), ('Sales Scripts', 1), ('FAQ', 2)) as f (name, position);

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
  primary key (workspace_id, id),
  foreign key (workspace_id, folder_id) references knowledge_folders (workspace_id, id),
  foreign key (workspace_id, site_id) references knowledge_files (workspace_id, id) on delete cascade
);
create index knowledge_files_folder on knowledge_files (workspace_id, folder_id);
create index knowledge_files_site on knowledge_files (workspace_id, site_id) where site_id is not null;
create index knowledge_files_content on knowledge_files (workspace_id, sha256) where sha256 is not null;
create index knowledge_files_refresh on knowledge_files (next_refresh_at) where next_refresh_at is not null;
select protect_tenant_table('knowledge_files');

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
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade,
  foreign key (workspace_id, folder_id) references knowledge_folders (workspace_id, id)
);
create index agent_knowledge_folders_folder on agent_knowledge_folders (workspace_id, folder_id);
select protect_tenant_table('agent_knowledge_folders');
