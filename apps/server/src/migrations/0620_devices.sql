-- What a browser says of itself when a session begins, and when the session was last renewed.
alter table sessions
  add column last_used_at timestamptz(3),
  add column device_id text,
  add column browser text,
  add column system text,
  add column form text not null default 'unknown' check (form in ('desktop', 'phone', 'tablet', 'unknown'));

update sessions set last_used_at = created_at;
alter table sessions alter column last_used_at set not null;

-- Browsers a person has signed in with, by a keyed digest of the browser's cookie and the person.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_id text not null,
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  primary key (user_id, device_id)
);

create index known_devices_seen on known_devices (last_seen_at);

-- The link of the mail about a new device, by the digest of its token.
create table device_alerts (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  device_id text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index device_alerts_user on device_alerts (user_id);
create index device_alerts_expiry on device_alerts (expires_at);
