-- Of a conversation that only tests an agent: it takes no time from anybody.
alter table appointments add column test boolean not null default false;
