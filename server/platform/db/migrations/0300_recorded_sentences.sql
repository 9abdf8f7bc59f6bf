-- Fixed sentences of an agent in a person's own voice: used wherever the agent says that text.
create table agent_recorded_sentences (
  workspace_id uuid not null,
  agent_id uuid not null,
  -- Made of the language and the text.
  sentence_id text not null,
  language text not null,
  text text not null,
  -- Mono 16-bit samples, 16,000 a second.
  sound bytea not null,
  ms integer not null,
  recorded_at timestamptz not null,
  primary key (workspace_id, agent_id, sentence_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('agent_recorded_sentences');
-- Samples hardly get smaller, and packing them costs time.
alter table agent_recorded_sentences alter column sound set storage external;
