-- What the two sides of a finished mission say of each other, each once; blind until `shown_at`.
create table reviews (
  id uuid primary key,
  mission_id uuid not null references missions (id),
  side text not null check (side in ('client', 'jobbeur')),
  author_id uuid not null references users (id),
  subject_id uuid not null references users (id),
  notes integer[] not null check (cardinality(notes) = 4 and 1 <= all (notes) and 5 >= all (notes)),
  -- The sum of the four notes.
  total integer not null check (total between 4 and 20),
  words text not null check (length(words) <= 2000),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  shown_at timestamptz(3),
  reply text check (length(reply) <= 2000),
  unique (mission_id, side),
  check (author_id <> subject_id)
);

create index reviews_author on reviews (author_id, created_at desc, id desc);
create index reviews_subject on reviews (subject_id, created_at desc, id desc) include (total) where shown_at is not null;
create index reviews_blind on reviews (mission_id) where shown_at is null;

-- A Bayesian mean: five notes of 4 are there before the first review, so that few reviews do not push it far.
create view member_ratings as
  select subject_id as user_id, count(*)::integer as count,
    round((5 * 4 + sum(total) / 4.0) / (5 + count(*)), 2)::float8 as rating
  from reviews where shown_at is not null group by subject_id;
