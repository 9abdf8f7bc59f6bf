-- Who brings customers to a workspace, for what share. What a kind of partner gets unless something else is agreed is
-- seeded here, and is each workspace's to change.
create table installation_partner_rates (
  type text primary key,
  commission_points integer not null check (commission_points between 0 and 10000)
);
grant select on installation_partner_rates to parley_app;
insert into installation_partner_rates (type, commission_points) values
  ('affiliate', 1500), ('reseller', 2500), ('referral', 2000);

create table partner_rates (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  type text not null references installation_partner_rates (type),
  commission_points integer not null check (commission_points between 0 and 10000),
  primary key (workspace_id, type)
);
select protect_tenant_table('partner_rates');

create table partners (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  email text,
  type text not null,
  status text not null,
  -- Hundredths of a percent.
  commission_points integer not null check (commission_points between 0 and 10000),
  -- What stands in the referral link.
  code text not null,
  -- Whoever joined by themselves.
  account_id uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index partners_code on partners (code);
create unique index partners_account on partners (workspace_id, account_id) where account_id is not null;
select protect_tenant_table('partners');

-- Accounts that signed up by a partner's link: each once, for the first link that they followed.
create table partner_referrals (
  workspace_id uuid not null,
  partner_id uuid not null,
  account_id uuid not null unique,
  touched_at timestamptz not null,
  signed_up_at timestamptz not null,
  primary key (workspace_id, partner_id, account_id),
  foreign key (workspace_id, partner_id) references partners (workspace_id, id) on delete cascade
);
select protect_tenant_table('partner_referrals');

-- What a partner's customers paid and what was paid out to the partner, in the smallest unit of the currency. Only ever
-- added: a mistake is mended by a further entry.
create table partner_earnings (
  workspace_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  revenue bigint not null,
  commission bigint not null,
  currency text not null,
  description text not null,
  earned_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, partner_id) references partners (workspace_id, id) on delete cascade
);
select protect_tenant_table('partner_earnings');
revoke update, delete on partner_earnings from parley_app, parley_system;

create table partner_payouts (
  workspace_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  note text not null,
  paid_by uuid not null,
  paid_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, partner_id) references partners (workspace_id, id) on delete cascade
);
select protect_tenant_table('partner_payouts');
revoke update, delete on partner_payouts from parley_app, parley_system;
