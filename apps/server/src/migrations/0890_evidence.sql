-- Photos and documents that go along with what a side tells in a dispute, in their order.
create table dispute_files (
  file_id uuid primary key,
  dispute_id uuid not null,
  seq integer not null,
  author_id uuid not null references users (id),
  place integer not null check (place >= 0),
  unique (dispute_id, seq, place),
  foreign key (dispute_id, seq) references dispute_entries (dispute_id, seq)
);
create index dispute_files_author on dispute_files (author_id);

-- Photos of work that was said done, in their order.
create table mission_step_photos (
  file_id uuid primary key,
  mission_id uuid not null,
  seq integer not null,
  author_id uuid not null references users (id),
  place integer not null check (place >= 0),
  unique (mission_id, seq, place),
  foreign key (mission_id, seq) references mission_steps (mission_id, seq)
);
create index mission_step_photos_author on mission_step_photos (author_id);

-- Photos of a review, in their order.
create table review_photos (
  file_id uuid primary key,
  review_id uuid not null references reviews (id) on delete cascade,
  author_id uuid not null references users (id),
  place integer not null check (place >= 0),
  unique (review_id, place)
);
create index review_photos_author on review_photos (author_id);

-- Reviews can be reported. Those that moderators took away are read by their author alone, and count for nobody.
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check
  check (kind in ('comment', 'mission', 'profile', 'message', 'review'));
alter table reviews add column is_hidden boolean not null default false;
drop index reviews_subject;
create index reviews_subject on reviews (subject_id, created_at desc, id desc) include (total)
  where shown_at is not null and not is_hidden;
create or replace view member_ratings as
  select subject_id as user_id, count(*)::integer as count,
    round((5 * 4 + sum(total) / 4.0) / (5 + count(*)), 2)::float8 as rating
  from reviews where shown_at is not null and not is_hidden group by subject_id;
