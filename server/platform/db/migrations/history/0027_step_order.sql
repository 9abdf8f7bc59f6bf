-- How far the stored snapshot of a call is: a step that comes late, because its connection stood still, changes nothing.
alter table calls add column next_event integer not null default 0;
update calls set next_event = coalesce((memory ->> 'nextEvent')::integer, 0) where memory is not null;
