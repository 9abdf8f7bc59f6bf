-- Agents on websites: a public key, who may show it, how it looks, and how much visitors may use.
create table widgets (
  workspace_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  name text not null,
  key text not null unique,
  enabled boolean not null,
  look jsonb not null,
  domains text[] not null,
  limits jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, agent_id) references agents (workspace_id, id) on delete cascade
);
select protect_tenant_table('widgets');
create index widgets_of on widgets (workspace_id, agent_id, id);

-- Which widget a conversation came through, and from where. They outlive it.
alter table calls
  add column widget_id uuid,
  -- The visitor's network, hashed with a key and the day.
  add column visitor text,
  -- The page without query and fragment, and the host that led to it.
  add column page text,
  add column referrer text,
  -- What the way in lets it last at most.
  add column max_minutes integer;
create index calls_of_widgets on calls (workspace_id, widget_id, created_at) where widget_id is not null;
