-- Answers to requests with an Idempotency-Key; kept for a day. The row is there before the work begins, and has the
-- answer when the work is stored.
create table repeats (
  -- The workspace, or the account where a request belongs to no workspace: the key is known to it alone.
  caller uuid not null,
  key text not null,
  workspace_id uuid references workspaces (id) on delete cascade,
  -- Names the request: the same for each try.
  id uuid not null,
  -- SHA-256 of route, input and person.
  digest text not null,
  -- running, done
  state text not null,
  -- Who works on it, and until when it is believed to.
  claim uuid not null,
  claimed_until timestamptz not null,
  status integer,
  headers jsonb,
  type text,
  -- Sealed JSON, since answers may hold secrets; null where there is no body, or it is a file.
  body text,
  file text,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index repeats_age on repeats (created_at);
select protect_tenant_table('repeats');
