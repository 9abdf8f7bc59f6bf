-- Contacts are found by any part of what is written about them, also among a hundred thousand.
create extension if not exists pg_trgm;

-- All that a search looks at, a line each. Its parts never change with the session, which array_to_string cannot promise
-- for arrays of every type.
create function contact_text(name text, email text, phone text, company text, tags text[]) returns text
  language sql immutable parallel safe
  return name || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(company, '')
    || E'\n' || array_to_string(tags, ' ');

create index contacts_text on contacts using gin (contact_text(name, email, phone, company, tags) gin_trgm_ops);

-- The ids of the newest contacts of this transaction's workspace whose text is like the pattern. Under row-level security
-- no index on text may be used: the comparison could tell of rows of others. So the search is a function of
-- parley_system, and keeps the workspaces apart itself: it takes the workspace from where the policies take it, not from
-- its caller. A frequent text is found among the newest rows; only for a rarer one is the index asked, which has to look
-- at every row that fits before it knows the newest. (The planner cannot tell: it may use no statistics here either.)
create function search_contacts(pattern text, before uuid, most integer) returns setof uuid
  language plpgsql stable rows 50 security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  workspace uuid := public.current_workspace_id();
  found_ids uuid[];
begin
  select array_agg(newest.id) into found_ids from (
    select c.id, public.contact_text(c.name, c.email, c.phone, c.company, c.tags) as text from public.contacts c
    where c.workspace_id = workspace and (before is null or c.id < before) order by c.id desc limit 1000
  ) newest where newest.text ilike pattern;
  if cardinality(found_ids) >= most then
    return query select id from unnest(found_ids) id order by id desc limit most;
    return;
  end if;
  return query execute
    'with fitting as materialized (
       select c.id from public.contacts c where c.workspace_id = $4 and ($2 is null or c.id < $2)
         and public.contact_text(c.name, c.email, c.phone, c.company, c.tags) ilike $1
     ) select id from fitting order by id desc limit $3'
    using pattern, before, most, workspace;
end
$$;
-- Only an owner who may make things in the schema can be given one; it may not keep that.
grant create on schema public to parley_system;
alter function search_contacts(text, uuid, integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function search_contacts(text, uuid, integer) from public;
grant execute on function search_contacts(text, uuid, integer) to parley_app;
