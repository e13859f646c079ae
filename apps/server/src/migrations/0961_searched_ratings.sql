-- The rating of whoever offers a service is kept beside it, as `member_ratings` has it: searches that sort by it or ask for the best
-- read nobody else's reviews.
alter table offered_services add column rating double precision;
alter table profile_words add column rating double precision;
update offered_services o set rating = r.rating from member_ratings r where r.user_id = o.user_id;
update profile_words w set rating = r.rating from member_ratings r where r.user_id = w.user_id;

-- By place, by time, by price and by rating: each holds all that a search asks of a service.
drop index offered_services_place, offered_services_recent;
create index offered_services_place on offered_services (subcategory, latitude)
  include (longitude, user_id, unit, amount_cents, place_code, radius_km, days, updated_at, is_for_engines, rating) where is_shown;
create index offered_services_recent on offered_services (subcategory, updated_at desc, user_id)
  include (unit, amount_cents, days, is_for_engines, rating) where is_shown;
create index offered_services_price on offered_services (subcategory, amount_cents, user_id)
  include (updated_at, days, is_for_engines, rating) where is_shown and unit = 'hour';
create index offered_services_rating on offered_services (subcategory, rating desc nulls last, updated_at desc, user_id)
  include (unit, amount_cents, days, is_for_engines) where is_shown;

-- Who reckons somebody's rating holds it until the end: a profile that is saved meanwhile has the one of before or of after.
create function hold_rating_of(person uuid) returns double precision language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('rating:' || person, 0));
  return (select rating from member_ratings where user_id = person);
end $$;

create function note_rating() returns trigger language plpgsql as $$
begin
  new.rating := hold_rating_of(new.user_id);
  return new;
end $$;
create trigger offered_services_rated before insert on offered_services for each row execute function note_rating();
create trigger profile_words_rated before insert on profile_words for each row execute function note_rating();

create function pass_on_rating() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.subject_id, old.subject_id);
  reckoned double precision := hold_rating_of(person);
begin
  update offered_services set rating = reckoned where user_id = person and rating is distinct from reckoned;
  update profile_words set rating = reckoned where user_id = person and rating is distinct from reckoned;
  return null;
end $$;
create trigger reviews_rated after insert or delete or update of total, shown_at, is_hidden on reviews
  for each row execute function pass_on_rating();
