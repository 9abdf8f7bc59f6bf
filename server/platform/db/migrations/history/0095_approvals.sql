-- Whether a second person has to approve what is published.
alter table agents add column needs_approval boolean not null default false;

-- Somebody asks that a draft, as it was then, be published by somebody else.
create table agent_approvals (
  workspace_id uuid not null,
  agent_id uuid not null,
  id uuid not null,
  state text not null,
  configuration jsonb not null,
  note text,
  asked_by uuid,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  word text,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
create index agent_approvals_agent on agent_approvals (workspace_id, agent_id, id);
-- One at a time waits.
create unique index agent_approvals_open on agent_approvals (workspace_id, agent_id) where state = 'open';
select protect_tenant_table('agent_approvals');
