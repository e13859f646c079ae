-- Who may be shown to everybody, and to search engines, is asked for by searches too.
create or replace view people as
  select id, prenom,
    upper(left(coalesce(nullif(regexp_replace(trim(nom),
      '^((de|du|des)\s+((la|le|les)\s+|l[''’]\s*)?|(von|van)\s+((der|den|de)\s+)?|d[''’]\s*)', '', 'i'), ''), trim(nom)), 1)) as initiale,
    user_type, profile_hidden, deactivated_at is null as is_active,
    role = 'jobutil' as is_member, seo_indexable
  from users;

-- A service that somebody says they offer, and where: derived from their profile, to be searched by.
create table offered_services (
  user_id uuid not null references users (id) on delete cascade,
  subcategory text not null,
  unit text not null check (unit in ('hour', 'flat', 'quote')),
  amount_cents integer check (amount_cents > 0),
  place_code text,
  -- The middle of the commune, to a hundredth of a degree; nobody's address is known here.
  latitude double precision,
  longitude double precision,
  radius_km integer,
  -- A bit a weekday, Monday first.
  days smallint not null check (days between 0 and 127),
  updated_at timestamptz(3) not null,
  primary key (user_id, subcategory),
  check ((latitude is null) = (longitude is null)),
  check ((unit = 'quote') = (amount_cents is null))
);

create index offered_services_place on offered_services (subcategory, latitude)
  include (user_id, unit, amount_cents, place_code, longitude, radius_km, days, updated_at);
create index offered_services_recent on offered_services (subcategory, updated_at desc, user_id)
  include (unit, amount_cents, place_code, latitude, longitude, radius_km, days);

-- What else a profile says, to be found by its words.
create table profile_words (
  user_id uuid primary key references users (id) on delete cascade,
  -- The version of the profile that was read.
  version integer not null,
  words text not null,
  search tsvector not null generated always as (to_tsvector('public.jobami_french'::regconfig, words)) stored
);

create index profile_words_search on profile_words using gin (search);
