-- A list counts to a thousand the missions that are shown to everybody, less those of people whom the reader blocked or is blocked by:
-- out of the index alone.
drop index missions_open_recent;
drop index missions_open_category;
drop index missions_open_subcategory;
drop index missions_open_amount;
drop index missions_open_place;
create index missions_open_recent on missions (created_at desc, id desc) include (owner_id)
  where statut = 'ouverte' and audience = 'tous' and not is_hidden;
create index missions_open_category on missions (category, created_at desc, id desc) include (owner_id)
  where statut = 'ouverte' and audience = 'tous' and not is_hidden;
create index missions_open_subcategory on missions (subcategory, created_at desc, id desc) include (owner_id)
  where statut = 'ouverte' and audience = 'tous' and not is_hidden;
create index missions_open_amount on missions (amount_cents desc, jobis desc, id desc) include (owner_id)
  where statut = 'ouverte' and audience = 'tous' and not is_hidden;
create index missions_open_place on missions (place_code, created_at desc, id desc) include (owner_id)
  where statut = 'ouverte' and audience = 'tous' and not is_hidden;

-- Where each person works: a list reads it with its rows, for how far these are.
create view worked_places as
  select user_id, place_code, radius_km from profiles where place_code is not null and radius_km is not null;
