-- Contacts that people add: how a number was written before it was read, and when something was changed last.
alter table contacts add column phone_written text;
alter table contacts add column changed_at timestamptz not null default now();
update contacts set changed_at = created_at;
create index contacts_phone on contacts (workspace_id, phone) where phone is not null;
create index contacts_tags on contacts using gin (tags);

-- Numbers and addresses that nobody of the workspace may reach any more. They stay when the contact is deleted: who has
-- said no is not to be asked again because a list is imported anew.
create table suppressions (
  workspace_id uuid not null references workspaces (id) on delete cascade,
  id uuid not null,
  kind text not null,
  -- E.164, or an e-mail address in lower case.
  address text not null,
  reason text not null,
  source text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, kind, address)
);
select protect_tenant_table('suppressions');

-- As before, and of contacts with a tag only where one is asked for: nothing is left out of a page because of it.
drop function search_contacts(text, uuid, integer);
create function search_contacts(pattern text, before uuid, most integer, tag text default null) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  workspace uuid := public.current_workspace_id();
  found_ids uuid[];
begin
  select array_agg(newest.id) into found_ids from (
    select c.id, c.tags, public.contact_text(c.name, c.email, c.phone, c.company, c.tags) as text from public.contacts c
    where c.workspace_id = workspace and (before is null or c.id < before) order by c.id desc limit 1000
  ) newest where newest.text ilike pattern and (tag is null or tag = any (newest.tags));
  if cardinality(found_ids) >= most then
    return query select id from unnest(found_ids) id order by id desc limit most;
    return;
  end if;
  return query execute
    'with fitting as materialized (
       select c.id from public.contacts c where c.workspace_id = $4 and ($2 is null or c.id < $2)
         and ($1 = ''%'' or public.contact_text(c.name, c.email, c.phone, c.company, c.tags) ilike $1)
         and ($5 is null or c.tags @> array[$5])
     ) select id from fitting order by id desc limit $3'
    using pattern, before, most, workspace, tag;
end
$$;
-- Only an owner who may make things in the schema can be given one; it may not keep that.
grant create on schema public to parley_system;
alter function search_contacts(text, uuid, integer, text) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function search_contacts(text, uuid, integer, text) from public;
grant execute on function search_contacts(text, uuid, integer, text) to parley_app;
