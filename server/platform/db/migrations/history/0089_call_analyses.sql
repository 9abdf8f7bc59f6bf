-- What a language model finds in the calls of an agent once they have ended: fields and criteria, as the owner defines them.
alter table after_calls add column analysis jsonb;

-- What was found in a call, with the words that prove it. Its content is sealed like a transcript.
create table call_analyses (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  service text not null,
  model text not null,
  at timestamptz not null,
  result jsonb not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_analyses');
