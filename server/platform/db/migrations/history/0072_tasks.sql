-- Whether a person of the workspace made a call to try the agent, signed in and not by a token.
alter table calls add column test boolean not null default false;

-- What somebody promised, in a call or by hand, and that a person has to keep.
create table tasks (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- What it came of: the event of a call, an action's run, or a hand. One thing makes one task.
  source text not null,
  kind text not null,
  summary text not null,
  phone text,
  caller_name text,
  call_id uuid,
  agent_id uuid,
  agent_name text,
  node text,
  turns integer[] not null default '{}',
  status text not null,
  assignee_id uuid,
  due_at timestamptz not null,
  test boolean not null,
  created_at timestamptz not null,
  created_by uuid,
  done_at timestamptz,
  done_by uuid,
  -- What its people were reminded of: that it is due soon, or that it is overdue.
  reminded text,
  primary key (workspace_id, id),
  unique (workspace_id, source)
);
create index tasks_open on tasks (workspace_id, due_at, id) where status = 'open';
create index tasks_done on tasks (workspace_id, done_at, id) where status = 'done';
create index tasks_call on tasks (workspace_id, call_id) where call_id is not null;
-- Reminders look at all workspaces.
create index tasks_due on tasks (due_at) where status = 'open' and not test;
select protect_tenant_table('tasks');

create table task_notes (
  workspace_id uuid not null,
  task_id uuid not null,
  id uuid not null,
  author_id uuid,
  text text not null,
  created_at timestamptz not null,
  primary key (workspace_id, task_id, id),
  foreign key (workspace_id, task_id) references tasks (workspace_id, id) on delete cascade
);
select protect_tenant_table('task_notes');
