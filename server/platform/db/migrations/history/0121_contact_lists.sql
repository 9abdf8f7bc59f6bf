-- What a workspace keeps of its contacts beside name, number and address, by the key of the field.
alter table contacts add column fields jsonb not null default '{}';
-- Lists by name and by change.
create index contacts_by_name on contacts (workspace_id, lower(name), id);
create index contacts_by_change on contacts (workspace_id, changed_at, id);

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

-- What a contact's timeline is read by.
create index appointments_of_phones on appointments (workspace_id, attendee_phone, created_at) where attendee_phone is not null;
create index appointments_of_emails on appointments (workspace_id, attendee_email, created_at) where attendee_email is not null;
