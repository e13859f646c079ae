-- What somebody keeps for themselves about a person whom they worked for.
create table client_notes (
  user_id uuid not null references users (id) on delete cascade,
  client_id uuid not null references users (id) on delete cascade,
  note text not null check (length(note) <= 1000),
  tags jsonb not null,
  -- Counts its changes: a browser replaces the one that it has read.
  version integer not null check (version >= 1),
  updated_at timestamptz(3) not null,
  primary key (user_id, client_id),
  check (user_id <> client_id)
);

create index client_notes_client on client_notes (client_id);

-- What other domains may read of missions that are open to proposals, of conversations, of favourites,
-- and of the hours that an agreed mission took in the end, in quarters.
create view open_missions as
  select id, owner_id, title, created_at from missions where statut = 'ouverte' and not is_hidden;
create view conversation_pairs as select id, mission_id, owner_id, jobbeur_id from conversations;
create view favorite_pairs as select user_id, favorite_user_id, created_at from favorites;
create view mission_hours as
  select distinct on (mission_id) mission_id, quarters from mission_steps
  where quarters is not null order by mission_id, seq desc;
