-- Characters that a workspace has had spoken in a month (UTC), e.g. '2026-11'. Counted before the first sound is made,
-- so that a killed server loses none.
create table speech_usage (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  month text not null,
  characters bigint not null check (characters >= 0),
  primary key (workspace_id, month)
);
select protect_tenant_table('speech_usage');

-- Idempotency keys of requests that were counted; kept for a day.
create table speech_requests (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  key text not null,
  -- SHA-256 of the request.
  digest text not null,
  -- What the request made, where that is kept.
  clip_id uuid,
  created_at timestamptz not null,
  primary key (workspace_id, key)
);
create index speech_requests_age on speech_requests (created_at);
select protect_tenant_table('speech_requests');

-- Speech that is kept. The sound and the times of its words are files.
create table speech_clips (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  status text not null,
  text text not null,
  voice text not null,
  language text not null,
  speed double precision not null,
  format text not null,
  sample_rate integer not null,
  bitrate integer,
  characters integer not null,
  -- The month that they were counted in.
  month text not null,
  spoken_characters integer not null default 0,
  duration_ms integer,
  problem text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
create index speech_clips_expiry on speech_clips (expires_at);
select protect_tenant_table('speech_clips');

create table speech_pronunciations (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  word text not null,
  spoken_as text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index speech_pronunciations_word on speech_pronunciations (workspace_id, lower(word));
select protect_tenant_table('speech_pronunciations');
