-- What an agent says before an action, when it takes long, and after it.
alter table actions add column words jsonb not null default '{"before": "", "slow": "", "after": ""}';
