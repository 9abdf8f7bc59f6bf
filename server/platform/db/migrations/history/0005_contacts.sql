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
  primary key (workspace_id, id)
);
create index contacts_email on contacts (workspace_id, email);
select protect_tenant_table('contacts');

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
  mailed_at timestamptz
);
create index contact_messages_sender on contact_messages (sender, created_at) where sender is not null;
create index contact_messages_waiting on contact_messages (id) where filed_at is null or mailed_at is null;
alter table contact_messages enable row level security, force row level security;
create policy system on contact_messages to parley_system using (true) with check (true);
