-- What administrators set for one person alone: it counts while the person is premium, and comes before what they bought.
create table subscription_overrides (
  user_id uuid not null references users (id),
  option text not null check (length(option) <= 40),
  value boolean not null,
  set_at timestamptz(3) not null,
  primary key (user_id, option)
);

-- When subscriptions began and ended, for figures; who left is no longer named.
create table subscription_moments (
  id uuid primary key,
  user_id uuid references users (id),
  kind text not null check (kind in ('began', 'ended')),
  at timestamptz(3) not null
);
create index subscription_moments_at on subscription_moments (at);
create index subscription_moments_user on subscription_moments (user_id);

-- Of those before: begun with the first month that was paid, ended when the provider said so.
insert into subscription_moments (id, user_id, kind, at)
  select gen_random_uuid(), s.user_id, 'began',
    coalesce((select min(p.paid_at) from card_payments p where p.user_id = s.user_id and p.purpose = 'premium'), s.updated_at)
  from subscriptions s where s.state in ('active', 'cancelling', 'past_due', 'ended');
insert into subscription_moments (id, user_id, kind, at)
  select gen_random_uuid(), user_id, 'ended', updated_at from subscriptions where state = 'ended';

-- Income by month.
create index card_payments_paid on card_payments (paid_at);
-- What other domains may read of what was paid by card.
create view card_incomes as select purpose, cents, paid_at from card_payments;
