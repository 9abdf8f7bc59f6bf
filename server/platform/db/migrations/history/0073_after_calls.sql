-- What follows the calls of an agent. Agents without a row do as is usual.
create table after_calls (
  workspace_id uuid not null,
  agent_id uuid not null,
  promises_to text not null,
  member_id uuid,
  summary_mail text not null,
  caller_mail jsonb,
  primary key (workspace_id, agent_id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('after_calls');
