-- Keys that people sign in with; the device keeps the other half.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);

create index passkeys_user on passkeys (user_id, created_at desc);

-- What a device must sign, by its digest; each serves once.
create table passkey_challenges (
  hash text primary key,
  -- Who adds a key; null for a sign-in, which names nobody.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);

create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);
