-- Whether the caller of a browser call sends sound: who listens in hears both sides then.
alter table calls add column caller_sound boolean not null default false;
