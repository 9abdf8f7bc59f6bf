-- Codes by which someone in a chat or a browser call proves that an appointment is theirs. The code itself is computed.
create table appointment_codes (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  call_id uuid not null,
  address_hash text not null,
  sent integer not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  proved_at timestamptz,
  primary key (workspace_id, call_id),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
create index appointment_codes_address on appointment_codes (workspace_id, address_hash, sent_at);
select protect_tenant_table('appointment_codes');
