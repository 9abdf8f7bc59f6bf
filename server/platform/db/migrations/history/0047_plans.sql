-- What a workspace offers to those that it sells to.
create table plans (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null,
  version integer not null,
  most_popular boolean not null default false,
  status text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index plans_most_popular on plans (workspace_id) where most_popular;
select protect_tenant_table('plans');

-- The terms of each version. Who subscribed keeps the version that was agreed.
create table plan_versions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  plan_id uuid not null,
  version integer not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, plan_id, version),
  foreign key (workspace_id, plan_id) references plans (workspace_id, id) on delete cascade
);
select protect_tenant_table('plan_versions');
revoke update on plan_versions from parley_app, parley_system;

set local role parley_system;
-- The installation offers one plan to workspaces without an agency; every other workspace may sell to clients of its own.
insert into plans (workspace_id, id, name, description, version, most_popular, status, created_at)
select workspaces.id, gen_random_uuid(), first.name, first.description, 1, first.most_popular, 'active', now()
from workspaces join (values
  (true, 'Professional', 'For a business that answers its calls with agents.', false),
  (false, 'Basic', 'For a start.', false),
  (false, 'Pro', 'For a business that takes calls every day.', true),
  (false, 'Enterprise', 'Without a limit of minutes.', false)
) as first (operator, name, description, most_popular) on first.operator = workspaces.operator;
insert into plan_versions (workspace_id, plan_id, version, terms, created_at)
select plans.workspace_id, plans.id, 1, first.terms::jsonb || '{"currency": "USD", "interval": "month", "trialDays": 0, "trialMinutes": 0, "overage": "pay-as-you-go", "limits": {}}', now()
from plans join (values
  ('Professional', '{"price": 4900, "includedMinutes": 1000, "meters": {"apiCalls": 50000, "agents": 10, "sms": 5000}}'),
  ('Basic', '{"price": 9700, "includedMinutes": 500, "meters": {"phoneNumbers": 1}}'),
  ('Pro', '{"price": 19700, "includedMinutes": 1500, "meters": {"phoneNumbers": 5}}'),
  ('Enterprise', '{"price": 49700, "includedMinutes": null, "meters": {"phoneNumbers": null}}')
) as first (name, terms) using (name);
reset role;
