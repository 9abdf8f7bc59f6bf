-- In which form a webhook gets events: ours, or that of another platform whose receivers are there already.
alter table webhooks add column format text not null default 'parley';
