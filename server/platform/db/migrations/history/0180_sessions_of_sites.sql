-- A session, a code and what was mailed belong to the site where they were asked for: null for the installation's own,
-- else the agency whose brand is shown there. None of them is of any use at another one.
alter table sessions add column agency_id uuid references workspaces (id) on delete cascade;
alter table flow_state add column agency_id uuid references workspaces (id) on delete cascade;
alter table one_time_tokens add column agency_id uuid references workspaces (id) on delete cascade;
-- Where an account signed up, which is whose it is until it is a member somewhere.
alter table users add column agency_id uuid references workspaces (id) on delete set null;
create index sessions_agency on sessions (agency_id) where agency_id is not null;
create index flow_state_agency on flow_state (agency_id) where agency_id is not null;
create index one_time_tokens_agency on one_time_tokens (agency_id) where agency_id is not null;
create index users_agency on users (agency_id) where agency_id is not null;
