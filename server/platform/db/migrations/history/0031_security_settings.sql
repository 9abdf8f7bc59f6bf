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

-- When a person last did something in a session, to the minute, and the longest that nothing was done since the
-- sign-in, in seconds: what was away too long once is not made good by coming back elsewhere.
alter table sessions add column active_at timestamptz;
alter table sessions add column longest_idle integer not null default 0;
update sessions set active_at = refreshed_at;
alter table sessions alter column active_at set not null;
