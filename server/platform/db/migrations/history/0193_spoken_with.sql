-- Whether a person has taken a call that went out and said something: nothing turns them into a machine from then on.
alter table dials add column spoken_with boolean not null default false;
