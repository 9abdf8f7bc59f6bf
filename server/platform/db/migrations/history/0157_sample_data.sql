-- A workspace of made-up data, which is being filled or ready; null for all others.
alter table workspaces add column sample text check (sample in ('filling', 'ready'));
