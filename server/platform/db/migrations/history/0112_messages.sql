-- Whether the agent that answers calls of a number answers its text messages, too.
alter table phone_numbers add column answers_texts boolean not null default true;

-- All text messages between one number of the workspace and one other.
create table message_threads (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  number_id uuid,
  own_number text not null,
  other_number text not null,
  test boolean not null,
  -- The conversation that goes on, or was the last, and the last turn of it that became a message.
  call_id uuid,
  told_seq integer not null default -1,
  -- The person who has it; the agent is silent.
  taken_by uuid,
  -- When what has come in is answered, and since when it waits.
  due_at timestamptz,
  due_since timestamptz,
  unread integer not null default 0,
  -- The newest message.
  last_id uuid not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, own_number, other_number),
  foreign key (workspace_id, number_id) references phone_numbers (workspace_id, id) on delete set null (number_id)
);
select protect_tenant_table('message_threads');
create index message_threads_due on message_threads (due_at) where due_at is not null;
create index message_threads_newest on message_threads (workspace_id, last_id);
create index message_threads_with on message_threads (workspace_id, other_number);
create index message_threads_of_numbers on message_threads (workspace_id, number_id);

create table phone_messages (
  workspace_id uuid not null,
  id uuid not null,
  thread_id uuid not null,
  account_id uuid not null,
  direction text not null,
  own_number text not null,
  other_number text not null,
  author text not null,
  user_id uuid,
  -- Sealed where the workspace seals its content.
  body text not null,
  media integer not null default 0,
  segments integer not null,
  test boolean not null,
  -- An answer to "stop" or "help": it goes to numbers of the do-not-call list, too.
  notice boolean not null default false,
  -- Of one that goes out, from before it is sent: nobody is written to twice.
  state text not null,
  carrier_sid text,
  tries integer not null default 0,
  looks integer not null default 0,
  next_at timestamptz,
  sent_at timestamptz,
  error_code integer,
  problem text,
  -- The conversation that it belongs to. It may be named before the conversation begins.
  call_id uuid,
  -- Of one that came in: the turn that it became, with others of the same moment, and when that was answered.
  turn_id uuid,
  handled_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, thread_id) references message_threads (workspace_id, id) on delete cascade
);
select protect_tenant_table('phone_messages');
-- What comes twice is one; a message in the carrier's list is one attempt's alone.
create unique index phone_messages_of_carrier on phone_messages (workspace_id, carrier_sid) where carrier_sid is not null;
create index phone_messages_of_threads on phone_messages (workspace_id, thread_id, id);
create index phone_messages_with on phone_messages (workspace_id, other_number, created_at);
create index phone_messages_due on phone_messages (next_at) where state in ('queued', 'sending', 'unknown');
create index phone_messages_open on phone_messages (workspace_id, thread_id) where direction = 'inbound' and handled_at is null;
