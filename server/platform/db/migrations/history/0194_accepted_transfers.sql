-- Whether whoever takes a call that is put through has to press 1 first, so that no machine gets a caller.
alter table phone_numbers add column asks_to_accept boolean not null default false;
