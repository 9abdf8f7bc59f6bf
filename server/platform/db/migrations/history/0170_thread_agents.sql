-- Who answers a thread instead of the agent of its number: the agent that a campaign names which wrote there.
alter table message_threads
  add column agent_id uuid,
  add column agent_until timestamptz,
  add constraint message_threads_agent check ((agent_id is null) = (agent_until is null));
