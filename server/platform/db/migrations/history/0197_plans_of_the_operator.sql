-- Whoever runs the installation has the plans to sell that every agency has, besides the one that it had.
with operator as (
  select w.id, w.created_at from workspaces w where w.operator
    and not exists (select from plans p where p.workspace_id = w.id and p.name in ('Basic', 'Pro', 'Enterprise'))
), given (name, description, most_popular, price, minutes, numbers, place) as (values
  ('Basic', 'For a start.', false, 9700, 500, 1, 1),
  ('Pro', 'For a business that takes calls every day.',
    not exists (select from plans p join workspaces w on w.id = p.workspace_id and w.operator where p.most_popular), 19700, 1500, 5, 2),
  ('Enterprise', 'Without a limit of minutes.', false, 49700, null, null, 3)
), made as (
  insert into plans (workspace_id, id, name, description, version, most_popular, status, created_at)
  select o.id, gen_random_uuid(), g.name, g.description, 1, g.most_popular, 'active', now() + g.place * interval '1 millisecond'
  from operator o, given g returning workspace_id, id, name, created_at
)
insert into plan_versions (workspace_id, plan_id, version, terms, created_at)
select m.workspace_id, m.id, 1, jsonb_build_object(
  'price', g.price, 'currency', 'USD', 'interval', 'month', 'trialDays', 0, 'trialMinutes', 0, 'includedMinutes', g.minutes,
  'overage', 'pay-as-you-go', 'meters', jsonb_build_object('phoneNumbers', g.numbers), 'limits', '{}'::jsonb,
  'unitPrices', '{}'::jsonb), m.created_at
from made m join given g using (name);
