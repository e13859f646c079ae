create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  type text not null,
  title text not null,
  content text not null,
  link text,
  data jsonb not null default '{}',
  is_read boolean not null default false,
  is_archived boolean not null default false,
  created_at timestamptz(3) not null
);

create index notifications_inbox on notifications (user_id, created_at desc, id desc) where not is_archived;
create index notifications_unread on notifications (user_id, created_at desc, id desc) where not is_read and not is_archived;
create index notifications_archived on notifications (user_id, created_at desc, id desc) where is_archived;
