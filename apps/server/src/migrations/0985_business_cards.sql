-- The business cards that people make: what one looks like and says is read and checked by the contract.
create table business_cards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null check (length(title) <= 60),
  design jsonb not null,
  -- A file of its owner's; several cards may show the same.
  picture_id uuid,
  version integer not null check (version >= 1),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index business_cards_user on business_cards (user_id, updated_at desc, id);
