-- Language models that a workspace has connected, in the order in which they are asked.
create table model_connections (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  service text not null,
  -- Null: the service's own address.
  base_url text,
  -- Sealed; null where none is wanted.
  key text,
  key_end text,
  model text not null,
  models jsonb not null,
  position integer not null,
  checked_at timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('model_connections');

-- What models may cost at most; a workspace without a row has the usual. Null: without a limit. Costs in millionths of a
-- US dollar.
create table model_caps (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  month_tokens bigint,
  month_cost bigint,
  call_tokens bigint,
  call_cost bigint
);
select protect_tenant_table('model_caps');

-- What a workspace says that a model costs: millionths of a US dollar for a million tokens.
create table model_prices (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  service text not null,
  model text not null,
  input bigint not null,
  output bigint not null,
  since timestamptz not null,
  primary key (workspace_id, service, model)
);
select protect_tenant_table('model_prices');

-- Every request to a model, with what it was given and gave.
create table model_requests (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- Null for one that no call made.
  call_id uuid,
  proposal_id text,
  service text not null,
  model text not null,
  at timestamptz not null,
  first_ms integer,
  ms integer not null,
  outcome text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  is_estimated boolean not null,
  cost bigint,
  given text not null,
  gave text not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index model_requests_month on model_requests (workspace_id, at);
create index model_requests_call on model_requests (workspace_id, call_id, id) where call_id is not null;
select protect_tenant_table('model_requests');
