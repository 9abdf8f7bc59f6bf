-- How people want to be seen, and when a dashboard of theirs last gave a sign of life. Of accounts, not of workspaces.
create table presence (
  user_id uuid primary key,
  choice text not null,
  seen_at timestamptz not null
);
