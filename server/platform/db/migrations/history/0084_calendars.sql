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

-- Null: the main calendar. A past appointment outlives its calendar.
alter table appointments add column calendar_id uuid;
