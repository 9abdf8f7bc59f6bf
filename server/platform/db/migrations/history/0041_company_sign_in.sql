-- Sign-in by the OpenID provider of a workspace's company, for the people of a domain that the company has proved to own.
create table company_sign_in (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  domain text not null,
  dns_token text not null,
  verified_at timestamptz,
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  required boolean not null default false,
  updated_at timestamptz not null,
  check (verified_at is not null or not required)
);
-- A domain's people sign in at one place.
create unique index company_sign_in_domain on company_sign_in (domain) where verified_at is not null;
select protect_tenant_table('company_sign_in');
