-- What the provider told a seller. Each is kept once for each seller: another seller's words are not its own.
create table stripe_events (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id text not null,
  type text not null,
  object_kind text,
  object_id text,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  -- waiting, done, ignored
  status text not null,
  primary key (workspace_id, id)
);
create index stripe_events_received on stripe_events (workspace_id, received_at);
select protect_tenant_table('stripe_events');
