-- contacts: People: contacts, consents, calling rules, imports, the CRM, tasks.

-- ---- contacts ----

-- All that a search looks at, a line each. Its parts never change with the session, which array_to_string cannot promise
-- for arrays of every type.
create function contact_text(name text, email text, phone text, company text, tags text[]) returns text
  language sql immutable parallel safe
  return name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(company, '')
    || E'\n' || array_to_string(tags, ' ');

-- People that a workspace knows. The phone number is null for who asked for a demo by the contact form, which has no
-- such field; whoever adds a contact by hand has to give one.
create table contacts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- Lower case.
  email text,
  phone text,
  company text,
  tags text[] not null,
  source text not null,
  created_at timestamptz not null,
  -- Contacts that people add: how a number was written before it was read, and when something was changed last.
  phone_written text,
  changed_at timestamptz not null default now(),
  -- What a workspace keeps of its contacts beside name, number and address, by the key of the field.
  fields jsonb not null default '{}',
  -- What a contact is called in the system that it comes from: sent again with it, it is the same contact.
  external_id text,
  primary key (workspace_id, id)
);
create index contacts_email on contacts (workspace_id, email);
select protect_tenant_table('contacts');
-- What was added of late is searched word by word until it is sorted in: at 4 MB, the default, for half a second.
create index contacts_text on contacts using gin (contact_text(name, email, phone, company, tags) gin_trgm_ops) with (gin_pending_list_limit = 256);
create index contacts_phone on contacts (workspace_id, phone) where phone is not null;
create index contacts_tags on contacts using gin (tags);
-- Lists by name and by change.
create index contacts_by_name on contacts (workspace_id, lower(name), id);
create index contacts_by_change on contacts (workspace_id, changed_at, id);
create unique index contacts_external_id on contacts (workspace_id, external_id) where external_id is not null;

create table contact_notes (
  workspace_id uuid not null,
  contact_id uuid not null,
  id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (workspace_id, contact_id, id),
  foreign key (workspace_id, contact_id) references contacts (workspace_id, id) on delete cascade
);
select protect_tenant_table('contact_notes');

-- Messages of the contact form, as they came. They belong to no workspace: there may be no operator yet. Only
-- parley_system reads them: parley_app has no grant and no policy here.
create table contact_messages (
  id uuid primary key,
  -- SHA-256 of the form's key and all that it held: what is sent again, unchanged, is the same message.
  digest text not null unique,
  name text not null,
  email text not null,
  company text not null,
  subject text not null,
  message text not null,
  -- HMAC of the sender's address, for the limits; forgotten after a day.
  sender text,
  created_at timestamptz not null,
  -- When it came into the operator's contacts, and when a mail server took it.
  filed_at timestamptz,
  mailed_at timestamptz,
  -- Until when one try has a message of the contact form to itself: two jobs for one message must not mail it twice.
  mail_claimed_until timestamptz
);
create index contact_messages_sender on contact_messages (sender, created_at) where sender is not null;
create index contact_messages_waiting on contact_messages (id) where filed_at is null or mailed_at is null;
alter table contact_messages enable row level security, force row level security;
create policy system on contact_messages to parley_system using (true) with check (true);

-- Numbers and addresses that nobody of the workspace may reach any more. They stay when the contact is deleted: who has
-- said no is not to be asked again because a list is imported anew.
create table suppressions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null,
  -- E.164, or an e-mail address in lower case.
  address text not null,
  reason text not null,
  source text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, kind, address)
);
select protect_tenant_table('suppressions');

create table contact_fields (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- In contacts.fields, in exports, and as the name of a variable in calls. It stays when the name changes.
  key text not null,
  name text not null,
  kind text not null,
  -- What a choice can be.
  options jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, key)
);
select protect_tenant_table('contact_fields');

-- A filter under a name. Who is in it is looked up each time.
create table contact_segments (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index contact_segments_names on contact_segments (workspace_id, lower(name));
select protect_tenant_table('contact_segments');

-- That somebody may be reached for a purpose, with its proof. Like a suppression it belongs to a number and outlasts the
-- contact: laws ask for the proof years after.
create table contact_consents (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  -- E.164.
  phone text not null,
  purpose text not null,
  source text not null,
  -- What was agreed to, word for word, and where that can be seen.
  wording text not null,
  proof text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create index contact_consents_of_numbers on contact_consents (workspace_id, phone, purpose);
select protect_tenant_table('contact_consents');

-- ---- tasks ----

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

-- ---- imports ----

-- Files of contacts on their way: every row as it stands in the file, what became of it, and how its contact was before.
create table contact_imports (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  file_name text not null,
  state text not null,
  encoding text not null,
  delimiter text,
  headings jsonb not null,
  columns jsonb not null,
  country text,
  duplicates text not null,
  tags text[] not null,
  run_workflows boolean not null,
  rows integer not null,
  -- The row that comes next, for whoever goes on after a restart.
  next_row integer not null,
  counts jsonb not null,
  kept integer not null,
  created_at timestamptz not null,
  -- When it began to run: what it changed has this time, until somebody changes it again.
  started_at timestamptz,
  finished_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('contact_imports');

create table contact_import_rows (
  workspace_id uuid not null,
  import_id uuid not null,
  n integer not null,
  cells jsonb not null,
  outcome text,
  reason text,
  contact_id uuid,
  -- What the contact was.
  before jsonb,
  primary key (workspace_id, import_id, n),
  foreign key (workspace_id, import_id) references contact_imports (workspace_id, id) on delete cascade
);
select protect_tenant_table('contact_import_rows');
create index contact_import_refused on contact_import_rows (workspace_id, import_id, n) where outcome = 'refused';

-- ---- crm ----

-- A workspace's CRM: HubSpot, or another program that answers signed requests at an address.
create table crm_connections (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  kind text not null,
  account_id text not null,
  name text not null,
  -- Null for HubSpot.
  url text,
  -- Sealed: a token, or what requests are signed with.
  secret text not null,
  secret_end text not null,
  -- What the credentials do not permit, in the CRM's words.
  lacks text[] not null,
  notes_calls boolean not null,
  -- Why it cannot be used any more.
  problem text,
  connected_at timestamptz not null
);
select protect_tenant_table('crm_connections');

-- ---- campaigns ----

-- When people of a country are called, where a workspace does not take the default.
create table calling_rules (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  country text not null,
  rule jsonb not null,
  changed_at timestamptz not null,
  primary key (workspace_id, country)
);
select protect_tenant_table('calling_rules');

-- ---- functions ----

-- The ids of the newest contacts of this transaction's workspace whose text is like the pattern. Under row-level security
-- no index on text may be used: the comparison could tell of rows of others. So the search is a function of
-- parley_system, and keeps the workspaces apart itself: it takes the workspace from where the policies take it, not from
-- its caller. A frequent text is found among the newest rows; only for a rarer one is the index asked, which has to look
-- at every row that fits before it knows the newest. (The planner cannot tell: it may use no statistics here either.)
create function search_contacts(pattern text, before uuid, most integer, tag text default null) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  workspace uuid := public.current_workspace_id();
  found_ids uuid[];
begin
  select array_agg(newest.id) into found_ids from (
    select c.id, c.tags, public.contact_text(c.name, c.email, c.phone, c.company, c.tags) as text from public.contacts c
    where c.workspace_id = workspace and (before is null or c.id < before) order by c.id desc limit 1000
  ) newest where newest.text ilike pattern and (tag is null or tag = any (newest.tags));
  if cardinality(found_ids) >= most then
    return query select id from unnest(found_ids) id order by id desc limit most;
    return;
  end if;
  return query execute
    'with fitting as materialized (
       select c.id from public.contacts c where c.workspace_id = $4 and ($2 is null or c.id < $2)
         and ($1 = ''%'' or public.contact_text(c.name, c.email, c.phone, c.company, c.tags) ilike $1)
         and ($5 is null or c.tags @> array[$5])
     ) select id from fitting order by id desc limit $3'
    using pattern, before, most, workspace, tag;
end
$$;
-- Only an owner who may make things in the schema can be given one; it may not keep that.
grant create on schema public to parley_system;
alter function search_contacts(text, uuid, integer, text) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function search_contacts(text, uuid, integer, text) from public;
grant execute on function search_contacts(text, uuid, integer, text) to parley_app;

-- All contacts of the transaction's workspace that have the text somewhere, for lists that ask for more than that. As in
-- search_contacts, the owner reads the index of trigrams, which row-level security keeps others from.
create function match_contacts(pattern text) returns setof uuid
  language sql stable rows 1000 security definer set search_path = pg_catalog, public, pg_temp
as $$
  select c.id from public.contacts c where c.workspace_id = public.current_workspace_id()
    and public.contact_text(c.name, c.email, c.phone, c.company, c.tags) ilike pattern
$$;
grant create on schema public to parley_system;
alter function match_contacts(text) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function match_contacts(text) from public;
grant execute on function match_contacts(text) to parley_app;
