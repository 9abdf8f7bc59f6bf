-- What a contact is called in the system that it comes from: sent again with it, it is the same contact.
alter table contacts add column external_id text;
create unique index contacts_external_id on contacts (workspace_id, external_id) where external_id is not null;
