-- Codes that make the premium plan cheaper, as long as the subscription runs that was begun with one.
create table promo_codes (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and length(code) between 4 and 24),
  percent integer not null check (percent between 5 and 85),
  -- Days in France, both included.
  first_day date not null,
  last_day date not null,
  -- Null without a limit.
  max_uses integer check (max_uses >= 1),
  created_at timestamptz(3) not null,
  disabled_at timestamptz(3),
  check (first_day <= last_day)
);
create index promo_codes_newest on promo_codes (created_at desc, id desc);

-- One use a person: kept for an open checkout until it can no longer be paid, or used up by a payment.
create table promo_uses (
  promo_id uuid not null references promo_codes (id),
  user_id uuid not null references users (id),
  held_until timestamptz(3),
  used_at timestamptz(3),
  primary key (promo_id, user_id),
  check ((held_until is null) <> (used_at is null))
);
create index promo_uses_user on promo_uses (user_id);
