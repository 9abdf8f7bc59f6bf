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
