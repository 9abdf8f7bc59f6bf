-- What a workspace sells, and for how much.
create table products (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null,
  name text not null,
  description text not null,
  primary key (workspace_id, id),
  unique (workspace_id, kind)
);
select protect_tenant_table('products');

-- Prices follow each other and are never changed: what was used keeps the price of its moment.
create table prices (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  product_id uuid not null,
  currency text not null,
  -- In the smallest unit of the currency, for each `per` of the product.
  amount bigint not null check (amount >= 0),
  per integer not null check (per > 0),
  valid_from timestamptz not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, product_id) references products (workspace_id, id) on delete cascade
);
create index prices_of_product on prices (workspace_id, product_id, currency, valid_from);
select protect_tenant_table('prices');
revoke update, delete on prices from parley_app, parley_system;

set local role parley_system;
insert into products (workspace_id, id, kind, name, description)
select workspaces.id, gen_random_uuid(), first.* from workspaces, (values
  ('voice-agents', 'Voice agents', 'Time that agents spend in calls, counted to the second.'),
  ('phone-numbers', 'Phone numbers', 'A number on which an agent is reached.'),
  ('sms', 'SMS', 'A text message that an agent sends.'),
  ('integrations', 'Integrations', 'Services that agents work with.')
) as first (kind, name, description);
insert into prices (workspace_id, id, product_id, currency, amount, per, valid_from, created_at)
select workspace_id, gen_random_uuid(), products.id, 'USD', first.amount, first.per, workspaces.created_at, now()
from products join workspaces on workspaces.id = products.workspace_id
join (values ('voice-agents', 50, 60), ('phone-numbers', 500, 1), ('sms', 5, 1), ('integrations', 0, 1))
  as first (kind, amount, per) using (kind);
reset role;
