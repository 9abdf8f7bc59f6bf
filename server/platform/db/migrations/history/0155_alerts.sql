-- What a workspace watches: a figure of Analytics or a kind of failure, over a span that ends now.
create table alert_rules (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  figure text not null,
  -- above or below the bound.
  raised_when text not null,
  bound double precision not null,
  minutes integer not null,
  least_calls integer not null,
  filters jsonb not null,
  active boolean not null,
  -- A person has said that it is over: nothing is raised until the figure was fine once.
  quiet boolean not null default false,
  value double precision,
  checked_at timestamptz,
  due_at timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
select protect_tenant_table('alert_rules');
-- What is due is looked for each minute, in all workspaces.
create index alert_rules_due on alert_rules (due_at) where active;

create table alerts (
  workspace_id uuid not null,
  id uuid not null,
  rule_id uuid not null,
  -- The rule as it was.
  name text not null,
  figure text not null,
  raised_when text not null,
  bound double precision not null,
  minutes integer not null,
  filters jsonb not null,
  value double precision not null,
  latest double precision,
  worst double precision not null,
  raised_at timestamptz not null,
  -- Since when the figure is fine again; it is over some minutes later.
  fine_since timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  resolved_at timestamptz,
  -- Null: the figure was fine again.
  resolved_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, rule_id) references alert_rules (workspace_id, id) on delete cascade
);
select protect_tenant_table('alerts');
create unique index alerts_open on alerts (workspace_id, rule_id) where resolved_at is null;
create index alerts_of_rule on alerts (workspace_id, rule_id);

-- Callers who found no line: no call began, so nothing else tells of them.
create table turned_away (
  workspace_id uuid not null,
  -- The carrier's name for the call: a request that comes twice is one caller.
  id text not null,
  number_id uuid not null,
  reason text not null,
  at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, number_id) references phone_numbers (workspace_id, id) on delete cascade
);
select protect_tenant_table('turned_away');
create index turned_away_at on turned_away (workspace_id, at);
create index turned_away_number on turned_away (workspace_id, number_id);

-- Failures are counted over a span that ends now.
create index action_runs_failed on action_runs (workspace_id, ended_at) where status = 'failed';
create index dials_failed on dials (workspace_id, created_at) where state = 'failed';
create index phone_messages_failed on phone_messages (workspace_id, created_at) where state = 'failed';
create index webhook_tries_failed on webhook_tries (workspace_id, at) where status is null or status >= 300;
