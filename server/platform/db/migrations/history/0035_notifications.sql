-- What happened, once for the workspace: stored with the change itself, given to people by a job.
create table notification_events (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  type text not null,
  data jsonb not null,
  -- Whom alone it concerns, and who did it.
  subject_id uuid,
  actor_id uuid,
  -- Of what is told once: another with the same key is none.
  once text,
  created_at timestamptz not null,
  spread_at timestamptz,
  primary key (workspace_id, id)
);
create unique index notification_events_once on notification_events (workspace_id, once) where once is not null;
create index notification_events_waiting on notification_events (workspace_id, id) where spread_at is null;
select protect_tenant_table('notification_events');

-- What a member was told.
create table notifications (
  workspace_id uuid not null,
  user_id uuid not null,
  event_id uuid not null,
  type text not null,
  read_at timestamptz,
  primary key (workspace_id, user_id, event_id),
  foreign key (workspace_id, event_id) references notification_events (workspace_id, id) on delete cascade,
  foreign key (workspace_id, user_id) references members (workspace_id, user_id) on delete cascade
);
create index notifications_event on notifications (workspace_id, event_id);
create index notifications_unread on notifications (workspace_id, user_id, event_id) where read_at is null;
select protect_tenant_table('notifications');

create table notification_preferences (
  workspace_id uuid not null,
  user_id uuid not null,
  choices jsonb not null default '{}',
  digest text not null default 'daily',
  digest_hour integer not null default 8,
  time_zone text,
  quiet_from integer,
  quiet_to integer,
  next_digest_at timestamptz,
  primary key (workspace_id, user_id),
  foreign key (workspace_id, user_id) references members (workspace_id, user_id) on delete cascade
);
create index notification_preferences_due on notification_preferences (next_digest_at) where next_digest_at is not null;
select protect_tenant_table('notification_preferences');

-- Letters, pushes and webhook calls that are to go or went. One may tell of several events.
create table notification_sends (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  channel text not null,
  -- An account, a browser or a webhook, by the channel.
  target_id uuid not null,
  user_id uuid,
  digest boolean not null,
  collapse_key text not null,
  status text not null,
  attempts integer not null default 0,
  claim uuid,
  claimed_until timestamptz,
  due_at timestamptz not null,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (workspace_id, id)
);
create index notification_sends_due on notification_sends (channel, due_at) where status in ('waiting', 'sending');
create index notification_sends_collapse on notification_sends (workspace_id, channel, target_id, collapse_key, created_at);
create index notification_sends_done on notification_sends (done_at) where done_at is not null;
select protect_tenant_table('notification_sends');

-- An event goes to an address once: the key says so. Without a send it waits for a digest.
create table notification_deliveries (
  workspace_id uuid not null,
  event_id uuid not null,
  channel text not null,
  target_id uuid not null,
  user_id uuid,
  send_id uuid,
  primary key (workspace_id, event_id, channel, target_id),
  foreign key (workspace_id, event_id) references notification_events (workspace_id, id) on delete cascade
);
create index notification_deliveries_send on notification_deliveries (workspace_id, send_id) where send_id is not null;
create index notification_deliveries_waiting on notification_deliveries (workspace_id, user_id) where send_id is null;
select protect_tenant_table('notification_deliveries');

-- Browsers that take pushes. The subscription is sealed: who has it can write to the browser.
create table push_devices (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  fingerprint text not null,
  subscription text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references members (workspace_id, user_id) on delete cascade
);
create unique index push_devices_fingerprint on push_devices (workspace_id, fingerprint);
create index push_devices_member on push_devices (workspace_id, user_id);
create index push_devices_browser on push_devices (fingerprint);
select protect_tenant_table('push_devices');

create table notification_targets (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  form text not null,
  url text not null,
  host text not null,
  categories text[] not null,
  status text not null,
  failing_since timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('notification_targets');
