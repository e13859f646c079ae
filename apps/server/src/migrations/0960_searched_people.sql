-- Searches read nobody who may not be shown: whether somebody may be is kept beside what they offer and what they say. The
-- database itself keeps it, so that no way of hiding somebody forgets it.
alter table offered_services
  add column is_shown boolean not null default false,
  -- By search engines too.
  add column is_for_engines boolean not null default false;

-- Words are looked for together with a place and a price: those are read from the row of the words.
alter table profile_words
  add column is_shown boolean not null default false,
  add column is_for_engines boolean not null default false,
  -- How many services they offer, and the lowest price of an hour of these.
  add column offers smallint not null default 0,
  add column hour_cents integer,
  add column place_code text,
  add column latitude double precision,
  add column longitude double precision,
  add column radius_km integer,
  add column days smallint not null default 0,
  add column updated_at timestamptz(3) not null default '2025-01-01T00:00:00Z';
alter table profile_words alter column updated_at drop default;

update profile_words w set offers = o.offers, hour_cents = o.hour_cents, place_code = o.place_code, latitude = o.latitude,
  longitude = o.longitude, radius_km = o.radius_km, days = o.days, updated_at = o.updated_at
from (
  select user_id, count(*) as offers, min(amount_cents) filter (where unit = 'hour') as hour_cents, min(place_code) as place_code,
    min(latitude) as latitude, min(longitude) as longitude, min(radius_km) as radius_km, min(days) as days, max(updated_at) as updated_at
  from offered_services group by user_id
) o where o.user_id = w.user_id;

update offered_services o set is_shown = true, is_for_engines = p.seo_indexable
from people p where p.id = o.user_id and p.user_type = 'jobbeur' and p.is_member and p.is_active and not p.profile_hidden;
update profile_words w set is_shown = true, is_for_engines = p.seo_indexable
from people p where p.id = w.user_id and p.user_type = 'jobbeur' and p.is_member and p.is_active and not p.profile_hidden;

-- Whom everybody may see, as the page of a profile has it.
create function may_be_found(p people) returns boolean language sql immutable
  return p.user_type = 'jobbeur' and p.is_member and p.is_active and not p.profile_hidden;

-- The account is held until the row is there: who hides meanwhile comes after, and finds it.
create function note_who_is_shown() returns trigger language plpgsql as $$
declare p people;
begin
  perform from users where id = new.user_id for share;
  select * into p from people where id = new.user_id;
  new.is_shown := coalesce(may_be_found(p), false);
  new.is_for_engines := new.is_shown and p.seo_indexable;
  return new;
end $$;
create trigger offered_services_shown before insert on offered_services for each row execute function note_who_is_shown();
create trigger profile_words_shown before insert on profile_words for each row execute function note_who_is_shown();

create function pass_on_who_is_shown() returns trigger language plpgsql as $$
declare p people;
begin
  select * into p from people where id = new.id;
  update offered_services set is_shown = may_be_found(p), is_for_engines = may_be_found(p) and p.seo_indexable where user_id = new.id;
  update profile_words set is_shown = may_be_found(p), is_for_engines = may_be_found(p) and p.seo_indexable where user_id = new.id;
  return null;
end $$;
create trigger users_shown after update of user_type, role, profile_hidden, deactivated_at, seo_indexable on users for each row
  when ((old.user_type, old.role, old.profile_hidden, old.deactivated_at is null, old.seo_indexable)
    is distinct from (new.user_type, new.role, new.profile_hidden, new.deactivated_at is null, new.seo_indexable))
  execute function pass_on_who_is_shown();

-- Words that many say are looked for among those who changed last, or who are around.
create index profile_words_recent on profile_words (updated_at desc, user_id) where is_shown and offers > 0;
create index profile_words_place on profile_words (latitude) where is_shown and offers > 0;
