-- How good calls were, by what showed in them, and what a workspace takes off for each sign.
create table call_quality (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  -- 0 to 100; null where nobody can read the call any more.
  score smallint,
  -- How often each sign showed.
  signs jsonb not null,
  -- Test calls, and calls that somebody has looked at, are not on the list of those to look at.
  test boolean not null,
  looked_at timestamptz,
  looked_by uuid,
  rated_at timestamptz not null,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index call_quality_worst on call_quality (workspace_id, score, call_id desc) where looked_at is null and not test;
select protect_tenant_table('call_quality');

create table call_scorecards (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  points jsonb not null,
  changed_at timestamptz not null
);
select protect_tenant_table('call_scorecards');

-- Calls that have ended and are not rated yet are looked for each minute: the index holds those alone.
alter table call_facts add column rated boolean not null default false;
create index call_facts_unrated on call_facts (slot) where not rated;
