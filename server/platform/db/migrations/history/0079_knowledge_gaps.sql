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
  foreign key (workspace_id, gap_id) references knowledge_gaps (workspace_id, id) on delete cascade,
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index knowledge_gap_questions_gap on knowledge_gap_questions (workspace_id, gap_id, asked_at);
create index knowledge_gap_questions_call on knowledge_gap_questions (workspace_id, call_id);
select protect_tenant_table('knowledge_gap_questions');
