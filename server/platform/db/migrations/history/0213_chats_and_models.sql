-- Chats and tokens of language models are sold like minutes, texts and numbers: at no price until someone sets one.
set local role parley_system;
insert into products (workspace_id, id, kind, name, description)
select workspaces.id, gen_random_uuid(), first.* from workspaces, (values
  ('chats', 'Chats', 'A conversation by text, counted when the visitor first writes.'),
  ('models', 'Language models', 'Tokens that a connected model reads and writes.')
) as first (kind, name, description)
on conflict do nothing;
insert into prices (workspace_id, id, product_id, currency, amount, per, valid_from, created_at)
select workspace_id, gen_random_uuid(), products.id, 'USD', 0, first.per, workspaces.created_at, now()
from products join workspaces on workspaces.id = products.workspace_id
join (values ('chats', 1), ('models', 1000000)) as first (kind, per) using (kind);
reset role;

-- Who has a plan already keeps what they agreed to, in which neither has a price: what a period says nothing of is free.

drop trigger pool_usage on usage_events;
create trigger pool_usage after insert on usage_events for each row
  when (new.quantity <> 0
    and new.meter in ('call_seconds', 'message_segments', 'number_days', 'chats', 'model_tokens'))
  execute function pool_usage();

insert into installation_limits (name, value, subaccount_value) values ('monthlyChats', 10000, 1000);

create or replace function plan_limits(of_workspace uuid) returns jsonb language sql stable as $$
  select
    case when s.terms -> 'meters' ? 'agents' then jsonb_build_object('agents', s.terms -> 'meters' -> 'agents') else '{}' end
    || case when s.terms -> 'meters' ? 'phoneNumbers'
      then jsonb_build_object('phoneNumbers', s.terms -> 'meters' -> 'phoneNumbers') else '{}' end
    || case when s.terms -> 'meters' ? 'apiCalls'
      then jsonb_build_object('apiRequests', s.terms -> 'meters' -> 'apiCalls') else '{}' end
    || case when s.terms ->> 'overage' = 'stop' or jsonb_typeof(s.terms -> 'includedMinutes') = 'null'
      then jsonb_build_object('monthlyMinutes', s.terms -> 'includedMinutes') else '{}' end
    -- Like minutes: paid beyond what is included, they take no default away.
    || case when s.terms -> 'meters' ? 'chats'
        and (s.terms ->> 'overage' = 'stop' or jsonb_typeof(s.terms -> 'meters' -> 'chats') = 'null')
      then jsonb_build_object('monthlyChats', s.terms -> 'meters' -> 'chats') else '{}' end
    || coalesce(s.terms -> 'limits', '{}')
  from subscriptions s
  join billing_periods p on p.workspace_id = s.workspace_id and p.id = s.period_id
  where s.workspace_id = of_workspace and s.ended_at is null
$$;
