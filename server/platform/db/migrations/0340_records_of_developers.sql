-- What agents, contacts, numbers, campaigns and appointments are to whoever had them made, as calls have it since 0218.
alter table agents
  add column external_id text,
  add column metadata jsonb not null default '{}';
create index agents_external_id on agents (workspace_id, external_id) where external_id is not null;
create index agents_metadata on agents using gin (metadata jsonb_path_ops) where metadata <> '{}';

-- The external id of a contact stands since 0198 and is of one contact.
alter table contacts add column metadata jsonb not null default '{}';
create index contacts_metadata on contacts using gin (metadata jsonb_path_ops) where metadata <> '{}';

alter table phone_numbers
  add column external_id text,
  add column metadata jsonb not null default '{}';

alter table campaigns
  add column external_id text,
  add column metadata jsonb not null default '{}';
create index campaigns_external_id on campaigns (workspace_id, external_id) where external_id is not null;
create index campaigns_metadata on campaigns using gin (metadata jsonb_path_ops) where metadata <> '{}';

alter table appointments
  add column external_id text,
  add column metadata jsonb not null default '{}';
create index appointments_external_id on appointments (workspace_id, external_id) where external_id is not null;
create index appointments_metadata on appointments using gin (metadata jsonb_path_ops) where metadata <> '{}';
