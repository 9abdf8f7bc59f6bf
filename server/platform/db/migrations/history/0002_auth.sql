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
  updated_at timestamptz not null
);
create unique index users_email on users (lower(email)) where email <> '';

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
  created_at timestamptz not null
);
create index sessions_user on sessions (user_id);

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
  expires_at timestamptz not null
);
create index flow_state_expiry on flow_state (expires_at);

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
  unique (user_id, kind)
);
create index one_time_tokens_expiry on one_time_tokens (expires_at);

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
alter table sessions add foreign key (factor_id) references mfa_factors (id) on delete set null;

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

-- Rate limits: one row for each limit and subject. full_at, in milliseconds since the epoch, is when the bucket will
-- be full again; a row in the past says nothing and may go.
create table rate_buckets (
  key text primary key,
  full_at double precision not null
);
create index rate_buckets_full on rate_buckets (full_at);
