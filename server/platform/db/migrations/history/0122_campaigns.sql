-- When people of a country are called, where a workspace does not take the default.
create table calling_rules (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  country text not null,
  rule jsonb not null,
  changed_at timestamptz not null,
  primary key (workspace_id, country)
);
select protect_tenant_table('calling_rules');

create table campaigns (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  state text not null,
  problem text,
  -- All that is set up, as domain/campaigns.ts has it.
  plan jsonb not null,
  -- Which look-up of its people holds; another one that still goes on gives up.
  preparing uuid,
  prepared_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('campaigns');
create index campaigns_running on campaigns (state) where state = 'running';

-- Each number once. What becomes of it stays when the contact is deleted.
create table campaign_targets (
  workspace_id uuid not null,
  campaign_id uuid not null,
  id uuid not null,
  contact_id uuid,
  name text not null,
  phone text not null,
  state text not null,
  result text,
  reason text,
  attempts integer not null,
  next_at timestamptz,
  last_at timestamptz,
  call_id uuid,
  primary key (workspace_id, campaign_id, id),
  unique (workspace_id, campaign_id, phone),
  foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade
);
select protect_tenant_table('campaign_targets');
create index campaign_targets_due on campaign_targets (workspace_id, campaign_id, state, next_at);

-- Each call of a campaign, from before it is dialled: what pace, budget and the breaker count.
create table campaign_attempts (
  workspace_id uuid not null,
  campaign_id uuid not null,
  call_id uuid not null,
  target_id uuid not null,
  phone text not null,
  at timestamptz not null,
  -- Committed with its dial: from then on it is never dialled again.
  dialled boolean not null,
  ended_at timestamptz,
  result text,
  seconds integer,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, campaign_id) references campaigns (workspace_id, id) on delete cascade
);
select protect_tenant_table('campaign_attempts');
create index campaign_attempts_by_time on campaign_attempts (workspace_id, campaign_id, at);
create index campaign_attempts_of_numbers on campaign_attempts (workspace_id, phone, at);
create index dials_of_numbers on dials (workspace_id, to_number, created_at);
