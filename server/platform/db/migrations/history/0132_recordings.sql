-- What was recorded of phone calls, with consent, and for how many days it is kept.
create table call_recordings (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  state text not null,
  -- The carrier's name of it; null before it has begun.
  carrier_sid text,
  began_at timestamptz,
  -- Of the sound, once it is here.
  duration_ms integer,
  channels integer,
  bytes bigint,
  -- The loudest of each part of it, 0 to 100, channel by channel.
  waveform integer[],
  -- The carrier has it, too, until it was asked to remove it.
  at_carrier boolean not null default false,
  -- Why there is none.
  problem text,
  created_at timestamptz not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index call_recordings_kept on call_recordings (created_at) where state = 'kept';
select protect_tenant_table('call_recordings');

-- Null: until somebody deletes them.
alter table workspaces add column recording_days integer default 90
  check (recording_days between 1 and 3650);
