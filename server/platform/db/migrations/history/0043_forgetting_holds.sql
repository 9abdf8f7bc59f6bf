-- Holds that ended long ago are removed: what they ended with is a fact of its own and stays. One that nobody has ended
-- cannot be, by whatever statement.
grant delete on usage_holds to parley_system;
create policy ended_only on usage_holds as restrictive for delete to parley_system
  using (exists (select from usage_events e where e.workspace_id = usage_holds.workspace_id and e.hold_id = usage_holds.id));
