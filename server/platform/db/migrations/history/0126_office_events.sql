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
