-- identity: Who someone is and what they may: accounts, workspaces, members, roles, tokens, sites, the vault.

-- ---- auth ----

-- Accounts and sign-in. Only parley_system reads these tables: parley_app, which acts for one workspace, has no
-- grant on them. Nothing here is usable by who reads a dump: passwords are argon2id, tokens are hashes, what has to
-- be read again is sealed with a key outside of the database.
create table users (
  id uuid primary key,
  -- Lower case. Empty for an account of an external provider whose address somebody else has now.
  email text not null,
  password_hash text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null,
  user_metadata jsonb not null,
  banned_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Where an account signed up, which is whose it is until it is a member somewhere.
  agency_id uuid references workspaces (id) on delete set null
);
create unique index users_email on users (lower(email)) where email <> '';
create index users_agency on users (agency_id) where agency_id is not null;

create table identities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  -- The provider's own id of the person; for the provider "email" the user's id.
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index identities_user on identities (user_id);

-- A sign-in that goes through a mail or another site and comes back as a code (PKCE), or by Google (state).
create table flow_state (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  provider text not null,
  -- What the session will say in amr.
  method text not null,
  code_challenge text,
  redirect_to text not null,
  -- SHA-256 of the browser's cookie, and the nonce and sealed verifier towards the provider.
  cookie_hash text,
  nonce text,
  provider_verifier text,
  -- Account that asked to link another identity.
  linking_user_id uuid references users (id) on delete cascade,
  -- SHA-256 of the code that the browser exchanges, and the provider's tokens for it, sealed.
  code_hash text unique,
  provider_tokens text,
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  agency_id uuid references workspaces (id) on delete cascade
);
create index flow_state_expiry on flow_state (expires_at);
create index flow_state_agency on flow_state (agency_id) where agency_id is not null;

create table one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- SHA-256 of the link's token; HMAC of address and six digits, since a plain hash of six digits can be guessed.
  link_hash text not null unique,
  otp_hash text not null,
  -- The address that the mail went to.
  relates_to text not null,
  tries integer not null,
  flow_id uuid references flow_state (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  agency_id uuid references workspaces (id) on delete cascade,
  unique (user_id, kind)
);
create index one_time_tokens_expiry on one_time_tokens (expires_at);
create index one_time_tokens_agency on one_time_tokens (agency_id) where agency_id is not null;

create table mfa_factors (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  friendly_name text not null,
  factor_type text not null,
  status text not null,
  secret text not null,
  -- Time step of the last accepted code: a code works once.
  last_step bigint not null,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index mfa_factors_name on mfa_factors (user_id, friendly_name) where friendly_name <> '';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  aal text not null,
  -- Methods that proved the person, newest first: [{method, timestamp}].
  amr jsonb not null,
  -- Key that signs this session's refresh tokens, sealed. No token is stored.
  refresh_key text not null,
  refresh_counter integer not null,
  -- Tokens below this counter are of a lower assurance level and never answer again.
  refresh_floor integer not null,
  refreshed_at timestamptz not null,
  factor_id uuid,
  ip text,
  user_agent text,
  created_at timestamptz not null,
  -- When a person last did something in a session, to the minute, and the longest that nothing was done since the
  -- sign-in, in seconds: what was away too long once is not made good by coming back elsewhere.
  active_at timestamptz not null,
  longest_idle integer not null default 0,
  -- A session, a code and what was mailed belong to the site where they were asked for: null for the installation's own,
  -- else the agency whose brand is shown there. None of them is of any use at another one.
  agency_id uuid references workspaces (id) on delete cascade,
  foreign key (factor_id) references mfa_factors (id) on delete set null
);
create index sessions_user on sessions (user_id);
create index sessions_refreshed on sessions (refreshed_at);
create index sessions_agency on sessions (agency_id) where agency_id is not null;

create table mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references mfa_factors (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  ip text not null,
  tries integer not null,
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mfa_challenges_factor on mfa_challenges (factor_id);
create index mfa_challenges_session on mfa_challenges (session_id);

-- Keys that sign access tokens. The newest that is not retired signs; retired ones still verify for a while.
create table signing_keys (
  kid text primary key,
  private_key text not null,
  public_key jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- What happened to accounts. Rows are added, never changed.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  action text not null,
  user_id uuid,
  ip text,
  details jsonb not null
);
create index audit_log_user on audit_log (user_id, at);
revoke update, delete on audit_log from parley_system;
-- What is older than the operator keeps it (see "What is kept how long" in the README) is found by these.
create index audit_log_at on audit_log (at);

-- Rate limits: one row for each limit and subject. full_at, in milliseconds since the epoch, is when the bucket will
-- be full again; a row in the past says nothing and may go.
create table rate_buckets (
  key text primary key,
  full_at double precision not null
);
create index rate_buckets_full on rate_buckets (full_at);

-- ---- roles ----

-- Roles are rows: the five that every workspace has, and those that it makes.
create table roles (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id text not null,
  name text not null,
  description text not null,
  levels jsonb not null,
  primary key (workspace_id, id)
);
create unique index roles_name on roles (workspace_id, lower(name));
select protect_tenant_table('roles');

-- ---- workspaces ----

create table members (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null,
  primary key (workspace_id, user_id),
  foreign key (workspace_id, role) references roles (workspace_id, id)
);
create index members_user on members (user_id);
select protect_tenant_table('members');

-- ---- access tokens ----

-- Access tokens of workspaces. The token itself is not here: only its SHA-256, and the characters at its ends by which
-- people know it again.
create table access_tokens (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  hash text not null unique,
  shown text not null,
  scopes text[] not null,
  created_by uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Tokens that end, and tokens that only look.
  expires_at timestamptz,
  read_only boolean not null default false,
  -- A token may act by one of the workspace's roles instead of scopes.
  role text,
  primary key (workspace_id, id),
  foreign key (workspace_id, role) references roles (workspace_id, id)
);
select protect_tenant_table('access_tokens');

-- ---- invitations ----

-- Who was asked to join a workspace. Only the hash of what stands in the link is kept, and null until the mail is made.
create table invitations (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null,
  token_hash text,
  invited_by uuid not null,
  -- Each sending has one of its own; what an older job would send is not sent any more.
  sending uuid not null,
  mail text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, role) references roles (workspace_id, id)
);
create unique index invitations_open on invitations (workspace_id, email) where accepted_at is null;
create unique index invitations_token on invitations (token_hash);
create index invitations_age on invitations (expires_at);
select protect_tenant_table('invitations');

-- ---- security ----

-- What protects a workspace beyond roles: one row where something was ever changed, the defaults stand for the others.
create table security_settings (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  -- Members need a second factor from then on; null while that is off.
  two_factor_from timestamptz,
  ip_whitelist boolean not null default false,
  allowed_addresses text[] not null default '{}',
  session_timeout boolean not null default false,
  session_minutes integer not null default 30 check (session_minutes between 5 and 1440),
  api_rate_limit boolean not null default false,
  requests_per_minute integer not null default 100 check (requests_per_minute between 1 and 10000),
  webhook_security boolean not null default false,
  -- Sealed, like the one that it replaced, which signs beside it until the moment after.
  webhook_secret text,
  webhook_secret_at timestamptz,
  webhook_secret_before text,
  webhook_secret_before_until timestamptz,
  audit_logging boolean not null default true,
  ssl_enforcement boolean not null default false
);
select protect_tenant_table('security_settings');

-- ---- support access ----

-- That the operator may enter a workspace until then. A row that is over allows nothing, and the next one replaces it.
create table support_access (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  until timestamptz not null,
  may_change boolean not null,
  allowed_by uuid not null,
  entered_at timestamptz
);
select protect_tenant_table('support_access');

-- ---- notifications ----

-- Kinds of device and network that an account has signed in from, as hashes.
create table account_devices (
  user_id uuid not null references users (id) on delete cascade,
  hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, hash)
);

-- ---- presence ----

-- How people want to be seen, and when a dashboard of theirs last gave a sign of life. Of accounts, not of workspaces.
create table presence (
  user_id uuid primary key,
  choice text not null,
  seen_at timestamptz not null
);

-- ---- company sign in ----

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

-- ---- subaccounts ----

-- That somebody of the agency is in a subaccount, until then. A row that is over allows nothing; the next entry replaces it.
create table subaccount_entries (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  user_id uuid not null,
  -- Whose the subaccount was then: an entry is good for nothing under another agency.
  agency_id uuid not null,
  entered_at timestamptz not null,
  until timestamptz not null,
  primary key (workspace_id, user_id)
);
create index subaccount_entries_user on subaccount_entries (user_id);
select protect_tenant_table('subaccount_entries');

-- ---- vault ----

-- Secrets of a workspace by name. The value is sealed, and goes out only with a request to one of the hosts.
create table vault_secrets (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  name text not null,
  environment text not null,
  hosts text[] not null,
  value text not null,
  changed_by uuid,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, name, environment)
);
select protect_tenant_table('vault_secrets');

-- ---- functions ----

-- The audit log is append-only for every role that the product acts as. Old rows go through this function only, some at
-- a time, and never one of the last thirty days, whoever calls it. Answers how many went.
create function forget_audit_log(before timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.audit_log
    where id in (
      select id from public.audit_log
      where at < least(before, pg_catalog.now() - interval '30 days')
      order by at
      limit 5000
    )
    returning 1
  )
  select pg_catalog.count(*)::integer from gone
$$;
revoke execute on function forget_audit_log(timestamptz) from public;
grant execute on function forget_audit_log(timestamptz) to parley_system;
