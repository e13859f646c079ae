create table consents (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('ai', 'terms')),
  -- The names it was given under: with the instant, the proof that it was given (GDPR art. 7).
  first_name text not null,
  last_name text not null,
  cgv_version text,
  cgu_version text,
  given_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_as text check (ended_as in ('revoked', 'replaced')),
  check ((kind = 'terms') = (cgv_version is not null and cgu_version is not null)),
  check ((ended_at is null) = (ended_as is null))
);

create unique index consents_one_open on consents (user_id, kind) where ended_at is null;
create index consents_user on consents (user_id, kind, given_at desc, id desc);

-- Whoever signed up before ticked the terms in force then.
insert into consents (id, user_id, kind, first_name, last_name, cgv_version, cgu_version, given_at)
  select gen_random_uuid(), id, 'terms', prenom, nom, '1.0', '1.0', terms_accepted_at from users;
