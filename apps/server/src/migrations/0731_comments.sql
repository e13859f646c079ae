create table mission_comments (
  id uuid primary key,
  mission_id uuid not null references missions (id),
  author_id uuid not null references users (id),
  -- The first comment of the thread: itself, or the one that it answers.
  thread_id uuid not null references mission_comments (id),
  words text not null,
  is_private boolean not null,
  status text not null check (status in ('published', 'effaced', 'removed')),
  created_at timestamptz(3) not null,
  edited_at timestamptz(3)
);

-- Ids are in the order of time.
create index mission_comments_threads on mission_comments (mission_id, thread_id desc, id);
create index mission_comments_thread on mission_comments (thread_id);
create index mission_comments_author on mission_comments (author_id);
