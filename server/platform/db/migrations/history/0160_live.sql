-- Who of the workspace said a turn of our side, where it was no agent.
alter table call_turns add column said_by uuid;

-- What people did in calls that went on, in the order in which each call's own process takes it: what that has taken stands
-- with its steps, so that each is taken once.
create table call_acts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  seq integer not null,
  kind text not null,
  -- The words that were whispered, said or set.
  data jsonb not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (workspace_id, call_id, seq),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_acts');

-- Whether callers hear that somebody listens in or takes over, before that one does.
alter table workspaces add column tells_of_listeners boolean not null default true;
