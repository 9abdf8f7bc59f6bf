-- Programs that hear events over a stream, as `parley listen` does. Events are kept for them while `until` has not come,
-- which is some minutes behind the end of a stream: who connects again misses nothing.
create table webhook_listeners (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- A digest of who listens, and to what.
  holder text not null,
  -- Null: all events.
  events text[],
  until timestamptz not null,
  primary key (workspace_id, holder)
);
select protect_tenant_table('webhook_listeners');
