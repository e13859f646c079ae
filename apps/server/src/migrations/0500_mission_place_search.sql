-- A mission is found by its commune and its postal code too. Its index goes with the column and is made again.
alter table missions drop column search;

alter table missions add column search tsvector not null generated always as (
  setweight(to_tsvector('public.jobami_french'::regconfig, title), 'A')
  || setweight(
    to_tsvector(
      'public.jobami_french'::regconfig,
      translate(category || ' ' || subcategory, '-', ' ') || ' ' || place_name || ' ' || postal_code
    ),
    'B'
  )
  || setweight(to_tsvector('public.jobami_french'::regconfig, description), 'C')
) stored;

create index missions_search on missions using gin (search);
