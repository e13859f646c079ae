-- What somebody shows of the work that they have done, in their order.
create table portfolio_pieces (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  body text not null,
  place integer not null check (place >= 0),
  -- Taken away by moderators, with what the rest of the profile says.
  is_hidden boolean not null,
  created_at timestamptz(3) not null
);
create index portfolio_pieces_user on portfolio_pieces (user_id, place);

-- The pictures of a piece: what it became, and what it was before.
create table portfolio_pictures (
  file_id uuid primary key,
  piece_id uuid not null references portfolio_pieces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  moment text not null check (moment in ('before', 'after')),
  unique (piece_id, moment)
);
create index portfolio_pictures_user on portfolio_pictures (user_id);
