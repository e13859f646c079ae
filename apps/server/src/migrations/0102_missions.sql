-- French words without their accents. Where the server lacks the unaccent extension, accents count in searches.
create text search configuration public.jobami_french (copy = pg_catalog.french);

do $$
begin
  create extension if not exists unaccent;
  alter text search configuration public.jobami_french
    alter mapping for hword, hword_part, word with unaccent, french_stem;
exception when others then
  raise notice 'unaccent is not available: %', sqlerrm;
end $$;

create table missions (
  id uuid primary key,
  owner_id uuid not null references users (id),
  title text not null,
  description text not null,
  category text not null,
  subcategory text not null,
  place_code text not null,
  place_name text not null,
  postal_code text not null,
  department_code text not null,
  day date not null,
  moment text not null,
  budget_type text not null,
  amount_cents integer not null,
  jobis integer not null,
  payment_method text not null,
  is_urgent boolean not null,
  statut text not null check (statut in ('brouillon', 'ouverte', 'en_cours', 'terminee', 'annulee', 'expiree')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  search tsvector not null generated always as (
    setweight(to_tsvector('public.jobami_french'::regconfig, title), 'A')
    || setweight(to_tsvector('public.jobami_french'::regconfig, translate(category || ' ' || subcategory, '-', ' ')), 'B')
    || setweight(to_tsvector('public.jobami_french'::regconfig, description), 'C')
  ) stored,
  check (amount_cents >= 0 and jobis >= 0 and amount_cents + jobis > 0)
);

create index missions_open_recent on missions (created_at desc, id desc) where statut = 'ouverte';
create index missions_open_category on missions (category, created_at desc, id desc) where statut = 'ouverte';
create index missions_open_subcategory on missions (subcategory, created_at desc, id desc) where statut = 'ouverte';
create index missions_open_day on missions (day, id) where statut = 'ouverte';
create index missions_open_amount on missions (amount_cents desc, jobis desc, id desc) where statut = 'ouverte';
create index missions_owner on missions (owner_id, created_at desc, id desc);
create index missions_search on missions using gin (search);

-- What other domains may read of missions.
create view mission_heads as select id, owner_id, title, statut from missions;
