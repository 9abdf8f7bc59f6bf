-- Names of the secret keys that something here is sealed with. A server that has not all of them refuses to start.
-- Only the system's role reads and writes it.
create table sealing_keys (
  kid text primary key,
  since timestamptz not null
);
