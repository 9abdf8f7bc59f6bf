-- Slots that a flow marks as sensitive: what of a turn tells their values (pairs of places in it, from and to), and which
-- slots of a call are meant, as its flow had it.
alter table call_turns add column hidden integer[];
alter table calls add column hidden_slots text[] not null default '{}';
