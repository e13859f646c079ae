-- Keys that the server drew for itself.
create table secrets (
  name text primary key,
  value text not null
);

create table idempotency_keys (
  id text primary key,
  request_hash text not null,
  sealed_answer text,
  lease_until timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index idempotency_keys_expiry on idempotency_keys (expires_at);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table session_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index session_tokens_session on session_tokens (session_id);
create index session_tokens_expiry on session_tokens (expires_at);

create table mails (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3)
);

create index mails_to on mails (to_address, created_at desc);
create index mails_user on mails (user_id);

create table live_counters (
  user_id uuid primary key references users (id) on delete cascade,
  seq bigint not null
);

create table live_messages (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  at timestamptz(3) not null
);

create index live_messages_at on live_messages (at);

create table live_events (
  user_id uuid not null references users (id) on delete cascade,
  seq bigint not null,
  message_id uuid not null references live_messages (id) on delete cascade,
  primary key (user_id, seq)
);

create index live_events_message on live_events (message_id);
