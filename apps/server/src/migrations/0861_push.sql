alter table notification_choices drop constraint notification_refusals_channel_check;
alter table notification_choices add constraint notification_choices_channel
  check (channel in ('inApp', 'mail', 'push'));

-- Browsers that somebody wants to be told in while they are away. It ends with the session that it was asked in.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null
);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_id);

-- What is on its way to somebody's browsers. The words of a line of the inbox are that line's.
create table push_messages (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  line_id uuid references notifications (id) on delete cascade,
  kind text not null,
  title text not null,
  content text not null,
  link text,
  data jsonb not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  tries integer not null check (tries >= 0)
);
create index push_messages_due on push_messages (due_at);
create index push_messages_user on push_messages (user_id);
create index push_messages_line on push_messages (line_id) where line_id is not null;
