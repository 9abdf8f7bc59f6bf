-- A workspace's recogniser of speech, which listens to callers in place of their carrier.
create table recogniser_connections (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  service text not null,
  -- Null: the service's own address.
  base_url text,
  model text,
  -- Sealed; null where the server wants none.
  key text,
  key_end text,
  -- Why it could not be used when it was asked last.
  problem text,
  connected_at timestamptz not null
);
select protect_tenant_table('recogniser_connections');

-- Who listens to callers of a number: the carrier, or the workspace's recogniser where one is connected.
alter table phone_numbers add column heard_by text not null default 'carrier';
