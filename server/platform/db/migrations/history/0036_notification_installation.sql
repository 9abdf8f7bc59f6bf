-- The key by which push services know this installation (VAPID). Only the system's role reads and writes these three.
create table push_keys (
  id uuid primary key,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- What the installation was when somebody was last told: its version, and whether mail and speech worked.
create table notification_marks (
  name text primary key,
  value text not null
);

-- Kinds of device and network that an account has signed in from, as hashes.
create table account_devices (
  user_id uuid not null references users (id) on delete cascade,
  hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, hash)
);
