-- What callers said and no step understood, found as calls are rated.
create table missed_words (
  workspace_id uuid not null,
  id uuid not null,
  call_id uuid not null,
  -- The caller's turn, from 1.
  turn integer not null,
  agent_id uuid not null,
  node text not null,
  title text not null,
  language text not null,
  asked text not null,
  said text not null,
  -- The question whose choices they could be taught to mean.
  teach jsonb,
  status text not null,
  said_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, call_id, turn),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade,
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('missed_words');
create index missed_words_latest on missed_words (workspace_id, status, said_at desc);
create index missed_words_of_agent on missed_words (workspace_id, agent_id);
