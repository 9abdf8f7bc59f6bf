-- Stems of this transaction's workspace that are a compound with a word which it does not have by itself: "öffnungszeiten"
-- for "zeiten". Words hold letters and digits only, so no sign in them means anything to LIKE.
create function find_terms_with(word text, most integer) returns table (term text, pieces integer)
  language plpgsql stable rows 10 security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if word !~ '^[[:alnum:]]+$' then return; end if;
  return query execute
    'select k.term, k.pieces from public.knowledge_terms k
     where k.workspace_id = $2 and (k.term like $1 || ''%'' or k.term like ''%'' || $1) and length(k.term) > length($1) + 2
     order by length(k.term), k.pieces desc, k.term limit $3'
    using word, public.current_workspace_id(), most;
end
$$;
grant create on schema public to parley_system;
alter function find_terms_with(text, integer) owner to parley_system;
revoke create on schema public from parley_system;
revoke execute on function find_terms_with(text, integer) from public;
grant execute on function find_terms_with(text, integer) to parley_app;
