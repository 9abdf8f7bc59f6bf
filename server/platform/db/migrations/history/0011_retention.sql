-- What is older than the operator keeps it (see "What is kept how long" in the README) is found by these.
create index audit_log_at on audit_log (at);
create index sessions_refreshed on sessions (refreshed_at);

-- The audit log is append-only for every role that the product acts as. Old rows go through this function only, some at
-- a time, and never one of the last thirty days, whoever calls it. Answers how many went.
create function forget_audit_log(before timestamptz) returns integer
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.audit_log
    where id in (
      select id from public.audit_log
      where at < least(before, pg_catalog.now() - interval '30 days')
      order by at
      limit 5000
    )
    returning 1
  )
  select pg_catalog.count(*)::integer from gone
$$;
revoke execute on function forget_audit_log(timestamptz) from public;
grant execute on function forget_audit_log(timestamptz) to parley_system;
