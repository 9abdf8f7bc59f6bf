-- Where programs of a workspace hear what happens.
create table webhooks (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  url text not null,
  description text not null,
  -- Null: all of them.
  events text[],
  status text not null,
  paused_because text,
  paused_at timestamptz,
  -- Sealed, like the one that it replaced, which signs beside it until the moment after.
  secret text not null,
  secret_before text,
  secret_before_until timestamptz,
  -- Deliveries in a row that failed for good, and since when no try has succeeded.
  failures integer not null default 0,
  failing_since timestamptz,
  last_try_at timestamptz,
  last_try_ok boolean,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('webhooks');

-- What happened, where somebody hears of it: stored with the change itself, once for the workspace.
create table webhook_events (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  type text not null,
  data jsonb not null,
  test boolean not null,
  -- Of what is told once: another with the same key is none.
  once text,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index webhook_events_once on webhook_events (workspace_id, once) where once is not null;
create index webhook_events_old on webhook_events (created_at);
select protect_tenant_table('webhook_events');

create table webhook_deliveries (
  workspace_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  type text not null,
  test boolean not null,
  status text not null,
  -- In all, and since it was sent anew.
  tries integer not null default 0,
  round_tries integer not null default 0,
  last_status integer,
  last_try_at timestamptz,
  -- Null when it is not tried again.
  due_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, webhook_id) references webhooks (workspace_id, id) on delete cascade,
  foreign key (workspace_id, event_id) references webhook_events (workspace_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (due_at) where status = 'waiting';
create index webhook_deliveries_list on webhook_deliveries (workspace_id, webhook_id, id);
create index webhook_deliveries_done on webhook_deliveries (workspace_id, webhook_id, done_at) where done_at is not null;
create index webhook_deliveries_claimed on webhook_deliveries (claimed_until) where claimed_until is not null;
create index webhook_deliveries_event on webhook_deliveries (workspace_id, event_id);
select protect_tenant_table('webhook_deliveries');

create table webhook_tries (
  workspace_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  at timestamptz not null,
  ms integer not null,
  status integer,
  problem text,
  answer text not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, delivery_id) references webhook_deliveries (workspace_id, id) on delete cascade
);
create index webhook_tries_delivery on webhook_tries (workspace_id, delivery_id, id);
select protect_tenant_table('webhook_tries');
