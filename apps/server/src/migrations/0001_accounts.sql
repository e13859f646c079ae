create table users (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  password_changed_at timestamptz(3) not null,
  role text not null check (role in ('jobutil', 'jobmodo', 'jobpadm')),
  user_type text not null check (user_type in ('jobbeur', 'other')),
  prenom text not null,
  nom text not null,
  email_verified_at timestamptz(3),
  two_factor_enabled boolean not null default false,
  terms_accepted_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  last_login_at timestamptz(3),
  last_seen_at timestamptz(3),
  deactivated_at timestamptz(3),
  suspension_reason text,
  suspension_mail_at timestamptz(3),
  profile_hidden boolean not null default false
);

create unique index users_email on users (email);
create index users_jobbeurs on users (id) where user_type = 'jobbeur' and deactivated_at is null;

-- A person as others see them: the part of an account that other domains may join.
create view people as
  select id, prenom, left(nom, 1) as initiale, user_type, profile_hidden, deactivated_at is null as is_active
  from users;

-- Failed tries to prove who one is (password, mailed code), by a keyed digest of the account; counted before the check.
create table attempts (
  id text primary key,
  failures integer not null,
  last_at timestamptz(3) not null,
  locked_until timestamptz(3)
);

create index attempts_last on attempts (last_at);

-- Links sent by mail, by the digest of their token.
create table mailed_tokens (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('verification', 'reset')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index mailed_tokens_user on mailed_tokens (user_id, kind, created_at desc);

-- When an address was last sent a mail that anybody may ask for, whether it has an account or not.
create table mail_cooldowns (
  id text primary key,
  until timestamptz(3) not null
);

create index mail_cooldowns_until on mail_cooldowns (until);

-- A sign-in that waits for the code sent by mail.
create table two_factor_challenges (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  remember_me boolean not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index two_factor_challenges_user on two_factor_challenges (user_id);
