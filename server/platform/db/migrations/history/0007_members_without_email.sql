-- A person's address is the account's alone: a copy goes stale when the account moves to another one.
alter table members drop column email;
