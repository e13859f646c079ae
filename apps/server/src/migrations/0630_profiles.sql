create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  -- Counts the changes: a save names the one that it replaces.
  version integer not null check (version > 0),
  headline text not null,
  about text not null,
  services jsonb not null,
  place_code text,
  radius_km integer check (radius_km between 1 and 100),
  availability jsonb not null,
  languages jsonb not null,
  equipment jsonb not null,
  updated_at timestamptz(3) not null,
  check ((place_code is null) = (radius_km is null))
);

-- The names in the addresses of profiles; earlier ones lead on to the current one, and are never somebody else's.
create table profile_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  user_id uuid not null references users (id) on delete cascade,
  is_current boolean not null,
  created_at timestamptz(3) not null
);

create unique index profile_slugs_current on profile_slugs (user_id) where is_current;
create index profile_slugs_user on profile_slugs (user_id);

-- Who has an account already gets a name made of their names with their first save.
insert into profile_slugs (slug, user_id, is_current, created_at)
  select 'membre-' || replace(id::text, '-', ''), id, true, created_at from users;
