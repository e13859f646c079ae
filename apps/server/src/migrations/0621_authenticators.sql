-- A second factor by an app; one account may have it and the mailed code.
alter table users add column authenticator_enabled boolean not null default false;

-- The secret that an app makes codes from, sealed; one that waits for its first code stands beside the one in use.
create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text,
  -- The time step of the last code that was accepted: no code serves twice.
  last_step bigint,
  pending_secret text,
  pending_until timestamptz(3)
);

-- Codes for who lost the app, by their keyed digests; using one deletes it.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- A sign-in that waits for the app's code has none in the mail, unless one is asked for.
alter table two_factor_challenges alter column code_hash drop not null;
alter table two_factor_challenges alter column sent_at drop not null;
