-- agency: Those who resell: subaccounts, brands, partners, margins.

-- ---- subaccounts ----

-- What an agency keeps of each of its subaccounts: rows of the agency's, which stay when a subaccount leaves or is gone,
-- so that its figures keep a name.
create table subaccounts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  contact_email text,
  created_at timestamptz not null,
  -- Not the agency's any more since then.
  left_at timestamptz,
  primary key (workspace_id, id)
);
select protect_tenant_table('subaccounts');

-- What a new subaccount starts with. A template is copied: changed later, it changes nothing that was made from it.
create table subaccount_templates (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  settings jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index subaccount_templates_name on subaccount_templates (workspace_id, lower(name));
select protect_tenant_table('subaccount_templates');

-- The most that anybody may do in a subaccount, as its agency says. No row: no less than their roles.
create table subaccount_permissions (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  levels jsonb not null
);
select protect_tenant_table('subaccount_permissions');

-- Which agent of the agency a subaccount's was copied from, and at which versions of both. A later version of the source
-- is an update; a later one of the copy was changed here.
create table agent_sources (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  agent_id uuid not null,
  agency_id uuid not null,
  source_agent_id uuid not null,
  source_version integer not null,
  copied_version integer not null,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
create index agent_sources_source on agent_sources (agency_id, source_agent_id);
select protect_tenant_table('agent_sources');

-- ---- partners ----

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
  -- What partners earn and are paid stands in the books: commissions are owed to them from the payment on that earns them.
  invoice_id uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, partner_id) references partners (workspace_id, id) on delete cascade
);
select protect_tenant_table('partner_earnings');
revoke update, delete on partner_earnings from parley_app, parley_system;
create index partner_earnings_invoice on partner_earnings (workspace_id, invoice_id) where invoice_id is not null;
create index partner_earnings_partner on partner_earnings (workspace_id, partner_id, id);

create table partner_payouts (
  workspace_id uuid not null,
  id uuid not null,
  partner_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  note text not null,
  paid_by uuid not null,
  paid_at timestamptz not null,
  reference text not null default '',
  primary key (workspace_id, id),
  foreign key (workspace_id, partner_id) references partners (workspace_id, id) on delete cascade
);
select protect_tenant_table('partner_payouts');
revoke update, delete on partner_payouts from parley_app, parley_system;
create index partner_payouts_partner on partner_payouts (workspace_id, partner_id, id);

-- ---- brands ----

-- Under which name, logo and colour an agency shows the dashboard to its clients.
create table brands (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  name text not null,
  -- '#rrggbb'; null: the usual colour.
  accent text,
  -- Where the picture lies among the files, and what it is; null without one.
  logo_key text,
  logo_type text,
  mail_name text,
  reply_to text,
  support_email text,
  documents_url text,
  terms_url text,
  privacy_url text,
  -- Whether pages and mails say whose software it is.
  powered_by boolean not null default true,
  -- Whether strangers may open an account at its addresses, which becomes a subaccount.
  sign_up boolean not null default false,
  updated_at timestamptz not null
);
select protect_tenant_table('brands');

-- The addresses where a brand is shown. Anybody may name one; whoever proves it by DNS has it.
create table brand_hosts (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  host text not null,
  dns_token text not null,
  verified_at timestamptz,
  created_at timestamptz not null,
  primary key (workspace_id, host)
);
create unique index brand_hosts_verified on brand_hosts (host) where verified_at is not null;
select protect_tenant_table('brand_hosts');
