-- An embedding model of a connection; null: pieces of documents are found by their words alone.
alter table model_connections add column embedding_model text;

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
