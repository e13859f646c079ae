-- What jobbeurs offer to the members of the house, and the codes that these take of it. Whoever left leaves no words behind.
create table partner_offers (
  id uuid primary key,
  owner_id uuid not null references users (id),
  status text not null check (status in ('draft', 'published', 'paused', 'ended')),
  title text not null check (length(title) <= 80),
  advantage text not null check (length(advantage) <= 40),
  description text not null check (length(description) <= 1000),
  conditions text not null check (length(conditions) <= 500),
  category text,
  place_code text,
  -- Its words and those of its commune, without accents, to be searched.
  search_text text not null,
  -- Days in France, both included.
  first_day date not null,
  last_day date not null,
  -- The most codes; null without a limit.
  max_codes integer check (max_codes between 1 and 10000),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- When it was first published.
  published_at timestamptz(3),
  check (first_day <= last_day),
  check (status not in ('published', 'paused') or published_at is not null)
);
create index partner_offers_owner on partner_offers (owner_id, created_at desc);
create index partner_offers_open on partner_offers (published_at desc, id) where status = 'published';
create index partner_offers_running on partner_offers (last_day, id) where status in ('published', 'paused');
create index partner_offers_changed on partner_offers (updated_at desc, id);

-- One code per person and offer, used once.
create table partner_codes (
  id uuid primary key,
  offer_id uuid not null references partner_offers (id),
  holder_id uuid not null references users (id),
  -- What the QR code holds, and the same in letters for who types it.
  hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
  code text not null unique check (length(code) = 10),
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  unique (offer_id, holder_id)
);
create index partner_codes_holder on partner_codes (holder_id, created_at desc);

create table partner_favorites (
  user_id uuid not null references users (id),
  offer_id uuid not null references partner_offers (id),
  created_at timestamptz(3) not null,
  primary key (user_id, offer_id)
);
create index partner_favorites_offer on partner_favorites (offer_id);
