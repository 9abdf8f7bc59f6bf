-- Figures of an agent follow a call whose outcome a person corrected, and one that is deleted.
create function recount_call() returns trigger language plpgsql as $$
begin
  update call_figures set
    calls = calls - (tg_op = 'DELETE')::int,
    ended = ended - (tg_op = 'DELETE' and old.status = 'ended')::int,
    successes = successes - (old.status = 'ended' and old.outcome is not distinct from 'success')::int
      + (tg_op = 'UPDATE' and new.outcome is not distinct from 'success')::int
  where workspace_id = old.workspace_id and agent_id = old.agent_id;
  return null;
end $$;
create trigger recount_corrected_call after update of outcome on calls for each row
  when (old.status = 'ended' and new.status = 'ended' and old.outcome is distinct from new.outcome)
  execute function recount_call();
create trigger recount_deleted_call after delete on calls for each row
  when (old.status <> 'waiting' and old.agent_id is not null) execute function recount_call();
