-- A workspace is erased with all that hangs on it, in whatever order its tables were made: references that forbid a deletion are
-- checked at its end then (`set constraints all deferred`), and at once everywhere else.
do $$
declare reference record;
begin
  for reference in
    select conrelid::regclass as owner, conname as name
    from pg_constraint
    where contype = 'f' and confdeltype = 'a' and not condeferrable and connamespace = 'public'::regnamespace
  loop
    execute format('alter table %s alter constraint %I deferrable initially immediate', reference.owner, reference.name);
  end loop;
end $$;
