-- Pictures of what is to be done, in their order; the files themselves are those of their domain.
create table mission_pictures (
  file_id uuid primary key,
  mission_id uuid not null references missions (id) on delete cascade,
  owner_id uuid not null references users (id),
  alt text not null,
  -- Eight places, one picture each: no mission can have a ninth.
  place integer not null check (place between 0 and 7),
  width integer not null,
  height integer not null,
  -- Taken away by moderators: its owner and staff alone see it.
  is_hidden boolean not null,
  unique (mission_id, place) deferrable initially immediate
);
create index mission_pictures_owner on mission_pictures (owner_id);

-- They can be reported one by one.
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check
  check (kind in ('comment', 'mission', 'profile', 'message', 'review', 'offer', 'picture'));
