-- How long content is kept, what is held for a court, and who was erased.

-- Days by kind of content, as in RetentionDays; those of recordings stand in workspaces.recording_days.
create table workspace_retention (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  days jsonb not null,
  -- Kinds of details that are taken out of transcripts behind each call.
  redacts text[] not null default '{}',
  changed_at timestamptz not null
);
select protect_tenant_table('workspace_retention');

-- What an agent keeps for a shorter time than its workspace. keeps_words false: of its calls no word is kept behind their end.
create table agent_retention (
  workspace_id uuid not null,
  agent_id uuid not null,
  days jsonb not null,
  keeps_words boolean not null,
  changed_at timestamptz not null,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('agent_retention');

-- What must not be removed: a call, what is known of a contact, or all of a workspace. A contact's number and address are
-- kept as they were when it was held: they outlast a change of the contact.
create table legal_holds (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null,
  call_id uuid,
  contact_id uuid,
  phone text,
  email text,
  reason text not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('legal_holds');

-- When something of a call was removed, and because it was kept for how many days; null days: nothing of it was to be kept.
alter table calls
  add column transcript_removed_at timestamptz,
  add column transcript_removed_days integer,
  add column values_removed_at timestamptz,
  add column values_removed_days integer,
  add column audio_removed_at timestamptz,
  -- When details were taken out of what was said.
  add column redacted_at timestamptz;
alter table call_recordings add column removed_at timestamptz, add column removed_days integer;
create index calls_with_words on calls (workspace_id, ended_at)
  where status = 'ended' and (transcript_removed_at is null or values_removed_at is null or audio_removed_at is null);

-- What is left to remove of the others.
create index model_requests_with_words on model_requests (workspace_id, at) where given <> '' or gave <> '';
create index action_runs_with_values on action_runs (workspace_id, created_at) where ended_at is not null and input <> 'null'::jsonb;
create index automations_with_values on automations (workspace_id, started_at) where ended_at is not null and events <> '[]'::jsonb;
create index phone_messages_with_words on phone_messages (workspace_id, created_at) where body <> '';

-- Events of a call go when its words go: the system's work, as sealing them is.
grant delete on call_events to parley_system;
