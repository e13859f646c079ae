-- What other domains may read of proposals between two people.
create view proposal_pairs as
  select id, mission_id, owner_id, jobbeur_id, statut = 'acceptee' as is_agreed from proposals;

-- People as those who write to them see them.
create view correspondents as
  select p.id, p.prenom, p.initiale, p.profile_hidden, p.is_active, u.statut = 'deleted' as is_erased
  from people p join users u on u.id = p.id;

-- A conversation of two about a mission: its owner, and a jobbeur who proposed.
create table conversations (
  id uuid primary key,
  mission_id uuid not null references missions (id),
  owner_id uuid not null references users (id),
  jobbeur_id uuid not null references users (id),
  -- The number of its newest message; numbers of removed ones are not given again.
  last_seq integer not null check (last_seq >= 0),
  created_at timestamptz(3) not null,
  unique (mission_id, jobbeur_id),
  check (owner_id <> jobbeur_id)
);

-- What each of the two has seen of it. Who was not written to yet does not see it in their list.
create table conversation_sides (
  conversation_id uuid not null references conversations (id),
  user_id uuid not null references users (id),
  unread integer not null check (unread >= 0),
  -- The newest number that they have seen.
  read_seq integer not null check (read_seq >= 0),
  is_listed boolean not null,
  updated_at timestamptz(3) not null,
  primary key (conversation_id, user_id)
);

create index conversation_sides_newest on conversation_sides (user_id, updated_at desc, conversation_id desc) where is_listed;
create index conversation_sides_unread on conversation_sides (user_id, updated_at desc, conversation_id desc)
  where is_listed and unread > 0;

create table private_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id),
  seq integer not null check (seq >= 1),
  author_id uuid not null references users (id),
  -- Given by the browser that sends it: sent again, it is there once.
  client_id uuid not null,
  body text not null,
  created_at timestamptz(3) not null,
  unique (conversation_id, seq),
  unique (author_id, client_id)
);
