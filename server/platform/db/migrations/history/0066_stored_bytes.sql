-- What a workspace keeps in files is the sum of its rows. The figure of the day is that sum from now on, changed with each
-- file, and no more what a look into the store found.
insert into usage_days as d (workspace_id, day, meter, quantity)
select w.id, greatest(current_date, (select max(day) from usage_days o where o.workspace_id = w.id and o.meter = 'storage_bytes')),
  'storage_bytes', coalesce((select sum(f.bytes) from stored_files f where f.workspace_id = w.id), 0)
from workspaces w
where exists (select from stored_files f where f.workspace_id = w.id)
  or exists (select from usage_days o where o.workspace_id = w.id and o.meter = 'storage_bytes')
on conflict (workspace_id, meter, day) do update set quantity = excluded.quantity;
