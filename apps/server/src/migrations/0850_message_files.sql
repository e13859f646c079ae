-- Files as other domains show them, while something refers to them.
create view kept_files as
  select id, name, type, bytes, width, height, address from files where loose_since is null;

-- What goes along with a message, in its order.
create table message_files (
  file_id uuid primary key,
  message_id uuid not null references private_messages (id) on delete cascade,
  author_id uuid not null references users (id),
  place integer not null check (place >= 0),
  -- Taken away by moderators, with the words of the message.
  is_hidden boolean not null,
  unique (message_id, place)
);
create index message_files_author on message_files (author_id);
