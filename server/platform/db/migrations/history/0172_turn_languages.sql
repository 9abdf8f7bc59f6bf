-- A conversation may go over to another language: its turns are spoken again in the one that they were said in.
alter table call_turns add column language text;
