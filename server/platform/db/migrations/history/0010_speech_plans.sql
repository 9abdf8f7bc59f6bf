-- What a workspace may have spoken in a month, where that is not the free tier of the settings.
create table speech_plans (
  workspace_id uuid primary key references workspaces (id) on delete cascade,
  name text not null,
  -- Characters a month; null without a limit.
  characters bigint check (characters >= 0),
  since timestamptz not null
);
select protect_tenant_table('speech_plans');
-- A workspace reads its own plan, and only the operator changes it.
revoke insert, update, delete on speech_plans from parley_app;
