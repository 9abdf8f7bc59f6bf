-- scheduling: Times that can be booked: appointments, calendars, accounts at Google and Microsoft.

-- ---- appointments ----

create table appointments (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  time_zone text not null,
  title text not null,
  attendee_name text,
  attendee_email text,
  attendee_phone text,
  notes text,
  call_id uuid,
  status text not null,
  created_at timestamptz not null,
  -- Null: the main calendar. A past appointment outlives its calendar.
  calendar_id uuid,
  -- Of a conversation that only tests an agent: it takes no time from anybody.
  test boolean not null default false,
  primary key (workspace_id, id),
  check (end_at > start_at)
);
create index appointments_time on appointments (workspace_id, start_at);
select protect_tenant_table('appointments');
-- What a contact's timeline is read by.
create index appointments_of_phones on appointments (workspace_id, attendee_phone, created_at) where attendee_phone is not null;
create index appointments_of_emails on appointments (workspace_id, attendee_email, created_at) where attendee_email is not null;

-- ---- calendars ----

-- What can be booked beside the workspace's main calendar: a person, a room, a chair.
create table calendars (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- Null: the business hours of the workspace.
  business_hours jsonb,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index calendars_name on calendars (workspace_id, lower(name));
select protect_tenant_table('calendars');

-- ---- office ----

-- Accounts at Google and Microsoft that workspaces have connected: their calendars and their contacts.
create table office_accounts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  service text not null,
  -- The service's own id of the account, and how people know it.
  account_id text not null,
  name text not null,
  -- Sealed. The access token ends at access_until; the other one makes the next.
  refresh_token text not null,
  access_token text not null,
  access_until timestamptz not null,
  -- What was agreed to, as the service names it.
  scopes text[] not null,
  -- Whether appointments stand in its calendar, and those of which calendar here: null for the main one.
  keeps_calendar boolean not null,
  calendar_id uuid,
  -- Why it cannot be used any more.
  problem text,
  connected_at timestamptz not null,
  -- Up to where the changes of its calendar have been read, and since when from there on.
  cursor text,
  cursor_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, service)
);
select protect_tenant_table('office_accounts');

-- People who have left for the service to connect an account, and have not come back yet.
create table office_sign_ins (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  -- The state that comes back with them.
  id uuid not null,
  service text not null,
  user_id uuid not null,
  session_id uuid not null,
  -- Sealed.
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('office_sign_ins');

-- Appointments as they stand in connected calendars: each once, by an id that is known before it is made.
create table office_events (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  appointment_id uuid not null,
  account_id uuid not null,
  -- What the service calls it; null before it is known to be there.
  event_id text,
  state text not null,
  -- Grows with each change of the appointment, so that a write that was overtaken is known.
  revision integer not null,
  attempts integer not null,
  -- The calendar did not say in time whether it was free.
  unchecked boolean not null,
  -- Why it is not written, or what stands against it.
  problem text,
  primary key (workspace_id, appointment_id, account_id),
  foreign key (workspace_id, appointment_id) references appointments (workspace_id, id) on delete cascade,
  foreign key (workspace_id, account_id) references office_accounts (workspace_id, id) on delete cascade
);
create index office_events_of_accounts on office_events (workspace_id, account_id, event_id);
select protect_tenant_table('office_events');

-- ---- appointment codes ----

-- Codes by which someone in a chat or a browser call proves that an appointment is theirs. The code itself is computed.
create table appointment_codes (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  address_hash text not null,
  sent integer not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  proved_at timestamptz,
  primary key (workspace_id, call_id)
);
create index appointment_codes_address on appointment_codes (workspace_id, address_hash, sent_at);
select protect_tenant_table('appointment_codes');
