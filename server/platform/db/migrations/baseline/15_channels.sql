-- channels: Ways in: phone, texts, chats, widgets, the speech API.

-- ---- speech ----

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
  spoken_characters integer not null default 0,
  duration_ms integer,
  problem text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The fact that counted a clip's characters, for giving them back.
  usage_id uuid,
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

-- What a workspace may have spoken in a month, where that is not the free tier of the settings.
create table speech_plans (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  name text not null,
  -- Characters a month; null without a limit.
  characters bigint check (characters >= 0),
  since timestamptz not null
);
select protect_tenant_table('speech_plans');
-- A workspace reads its own plan, and only the operator changes it.
revoke insert, update, delete on speech_plans from parley_app;

-- ---- phone ----

create table phone_numbers (
  workspace_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  sid text not null,
  number text not null,
  name text not null,
  voice boolean not null,
  sms boolean not null,
  agent_in uuid,
  agent_out uuid,
  hours jsonb,
  fallback text,
  -- Where its calls went before it came here.
  former_urls jsonb,
  created_at timestamptz not null,
  -- Whether the agent that answers calls of a number answers its text messages, too.
  answers_texts boolean not null default true,
  -- Who listens to callers of a number: the carrier, or the workspace's recogniser where one is connected.
  heard_by text not null default 'carrier',
  -- Whether whoever takes a call that is put through has to press 1 first, so that no machine gets a caller.
  asks_to_accept boolean not null default false,
  primary key (workspace_id, id),
  unique (workspace_id, number),
  foreign key (workspace_id, account_id) references carrier_accounts (workspace_id, id) on delete cascade,
  foreign key (workspace_id, agent_in) references agents (workspace_id, id) on delete set null (agent_in),
  foreign key (workspace_id, agent_out) references agents (workspace_id, id) on delete set null (agent_out)
);
select protect_tenant_table('phone_numbers');
create index phone_numbers_of_accounts on phone_numbers (workspace_id, account_id);
create index phone_numbers_answered on phone_numbers (workspace_id, agent_in);
create index phone_numbers_dialled on phone_numbers (workspace_id, agent_out);

-- A call that goes out, from before it is sent: nobody is dialled twice.
create table dials (
  workspace_id uuid not null,
  call_id uuid not null,
  account_id uuid not null,
  agent_id uuid not null,
  from_number text not null,
  to_number text not null,
  state text not null,
  carrier_sid text,
  looks integer not null,
  next_look_at timestamptz,
  result text,
  answered_by text,
  fault text,
  problem text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Whether a person has taken a call that went out and said something: nothing turns them into a machine from then on.
  spoken_with boolean not null default false,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('dials');
-- One open call between two numbers: a call in the carrier's list is one attempt's alone.
create unique index dials_open on dials (workspace_id, from_number, to_number)
  where state in ('planned', 'sending', 'unknown', 'placed');
create index dials_due on dials (next_look_at) where state in ('sending', 'unknown');
create index dials_of_numbers on dials (workspace_id, to_number, created_at);
create index dials_failed on dials (workspace_id, created_at) where state = 'failed';

-- ---- messages ----

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
  -- Who answers a thread instead of the agent of its number: the agent that a campaign names which wrote there.
  agent_id uuid,
  agent_until timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, own_number, other_number),
  foreign key (workspace_id, number_id) references phone_numbers (workspace_id, id) on delete set null (number_id),
  constraint message_threads_agent check ((agent_id is null) = (agent_until is null))
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
-- Texts that the carrier has, and of which it has not said whether they arrived: asked for when their time comes.
create index phone_messages_unheard on phone_messages (next_at) where state = 'sent' and next_at is not null;
create index phone_messages_failed on phone_messages (workspace_id, created_at) where state = 'failed';

-- ---- widgets ----

-- Agents on websites: a public key, who may show it, how it looks, and how much visitors may use.
create table widgets (
  workspace_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  name text not null,
  key text not null unique,
  enabled boolean not null,
  look jsonb not null,
  domains text[] not null,
  limits jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('widgets');
create index widgets_of on widgets (workspace_id, agent_id, id);

-- ---- recognisers ----

-- A workspace's recogniser of speech, which listens to callers in place of their carrier.
create table recogniser_connections (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  service text not null,
  -- Null: the service's own address.
  base_url text,
  model text,
  -- Sealed; null where the server wants none.
  key text,
  key_end text,
  -- Why it could not be used when it was asked last.
  problem text,
  connected_at timestamptz not null
);
select protect_tenant_table('recogniser_connections');

-- What refers to tables above from tables before them.
alter table turned_away add foreign key (workspace_id, number_id) references phone_numbers (workspace_id, id) on delete cascade;
