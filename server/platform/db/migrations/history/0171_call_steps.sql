-- Which steps of a flow a call reached, and at which it stood at its end: found as calls are rated, counted by funnels.
create table call_steps (
  workspace_id uuid not null,
  call_id uuid not null,
  -- The workflow's id; empty for the agent's own flow.
  workflow text not null,
  -- Sorted, each once, so that calls that reached the same are counted together.
  steps text[] not null,
  -- Null where the call had left the workflow before it ended.
  last_step text,
  primary key (workspace_id, call_id, workflow),
  foreign key (workspace_id, call_id) references calls (workspace_id, id) on delete cascade
);
select protect_tenant_table('call_steps');
create index call_steps_of_workflow on call_steps (workspace_id, workflow, last_step);
-- Calls that were rated before are looked at once more: their steps are found in them, their scores stay.
update call_facts set rated = false where rated;
