-- Until when somebody bears the verified badge is kept beside what they offer and what they say [POL-10]: an identity and a qualification
-- that were accepted and have not ended, and five reviews of four or more. Null for nobody verified.
alter table offered_services add column verified_until date;
alter table profile_words add column verified_until date;

create function verified_until_of(person uuid) returns date language sql stable as $$
  select case
    when bool_or(kind = 'identity') and bool_or(kind = 'qualification') and (
      select count(*) >= 5 from reviews where subject_id = person and shown_at is not null and not is_hidden and total >= 16)
    then least(
      max(coalesce(expires_on, 'infinity')) filter (where kind = 'identity'),
      max(coalesce(expires_on, 'infinity')) filter (where kind = 'qualification'))
  end from verification_documents where user_id = person and status = 'accepted'
$$;

update offered_services o set verified_until = v.until
from (select distinct user_id, verified_until_of(user_id) as until from verification_documents) v
where v.user_id = o.user_id and v.until is not null;
update profile_words w set verified_until = v.until
from (select distinct user_id, verified_until_of(user_id) as until from verification_documents) v
where v.user_id = w.user_id and v.until is not null;

-- Few are verified: who asks for them reads nobody else.
create index offered_services_verified on offered_services (subcategory, updated_at desc, user_id)
  where is_shown and verified_until is not null;

-- The lock of the rating is theirs too: reviews change both.
create or replace function note_rating() returns trigger language plpgsql as $$
begin
  new.rating := hold_rating_of(new.user_id);
  new.verified_until := verified_until_of(new.user_id);
  return new;
end $$;

create or replace function pass_on_rating() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.subject_id, old.subject_id);
  reckoned double precision := hold_rating_of(person);
  until date := verified_until_of(person);
begin
  update offered_services set rating = reckoned, verified_until = until
    where user_id = person and (rating, verified_until) is distinct from (reckoned, until);
  update profile_words set rating = reckoned, verified_until = until
    where user_id = person and (rating, verified_until) is distinct from (reckoned, until);
  return null;
end $$;

create function pass_on_verification() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  until date;
begin
  perform hold_rating_of(person);
  until := verified_until_of(person);
  update offered_services set verified_until = until where user_id = person and verified_until is distinct from until;
  update profile_words set verified_until = until where user_id = person and verified_until is distinct from until;
  return null;
end $$;
create trigger verification_documents_passed_on after insert or delete or update of status, expires_on, kind on verification_documents
  for each row execute function pass_on_verification();
