create table favorites (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  favorite_user_id uuid not null references users (id) on delete cascade,
  note text not null,
  created_at timestamptz(3) not null,
  looked_at timestamptz(3) not null,
  unique (user_id, favorite_user_id),
  check (user_id <> favorite_user_id)
);

create index favorites_newest on favorites (user_id, created_at desc, id desc);
create index favorites_by_favorite on favorites (favorite_user_id);
