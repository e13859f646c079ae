-- Addresses that asked for the newsletter; they belong to no account. Only a confirmed one is ever written to.
create table newsletter_subscriptions (
  id uuid primary key,
  email text not null,
  status text not null check (status in ('pending', 'confirmed', 'ended')),
  token_hash text not null,
  token_expires_at timestamptz(3) not null,
  mailed_at timestamptz(3) not null,
  asked_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  ended_at timestamptz(3)
);

create unique index newsletter_subscriptions_email on newsletter_subscriptions (email);
create unique index newsletter_subscriptions_token on newsletter_subscriptions (token_hash);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (asked_at) where status <> 'confirmed';
