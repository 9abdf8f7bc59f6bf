-- Whether callers of a number wait in line while no line is free.
alter table phone_numbers add column queues boolean not null default false;

-- Callers who wait in line, or are to be called back in their place. Gone a day after they left.
create table waiting_callers (
  workspace_id uuid not null,
  id uuid not null,
  number_id uuid not null,
  carrier_sid text not null,
  other_number text,
  joined_at timestamptz not null,
  -- When their line last asked: one that does not any more has hung up.
  seen_at timestamptz not null,
  -- The place that they were told last; 0: none.
  told_place integer not null default 0,
  wants_call_back boolean not null default false,
  left_at timestamptz,
  outcome text,
  primary key (workspace_id, id),
  unique (workspace_id, carrier_sid),
  foreign key (workspace_id, number_id) references phone_numbers (workspace_id, id) on delete cascade
);
select protect_tenant_table('waiting_callers');
create index waiting_callers_in_line on waiting_callers (workspace_id, joined_at) where left_at is null;
create index waiting_callers_of_numbers on waiting_callers (workspace_id, number_id);
create index waiting_callers_left on waiting_callers (left_at);
