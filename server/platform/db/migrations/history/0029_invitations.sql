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
