-- How somebody's subscription stands, as the provider of card payments last said.
create table subscriptions (
  user_id uuid primary key references users (id),
  subscription_id text unique check (length(subscription_id) <= 200),
  state text not null check (state in ('none', 'checkout', 'active', 'cancelling', 'past_due', 'ended')),
  -- What was agreed with this person alone, by option.
  options jsonb not null default '{}',
  -- What each month costs, in cents.
  cents integer check (cents >= 0),
  period_end timestamptz(3),
  -- Which look at the provider this comes from: an earlier one changes nothing any more.
  look bigint not null default 0,
  updated_at timestamptz(3) not null
);
create index subscriptions_by_state on subscriptions (state);

-- The first accounts pay half of the plan for life. The place is given with the account and is never given again.
create table early_accounts (
  rank integer primary key check (rank between 1 and 500),
  user_id uuid not null unique references users (id)
);

insert into early_accounts (rank, user_id)
  select place, id from (
    select row_number() over (order by created_at, id) as place, id
    from users where email not like '%@demo.%' and statut <> 'deleted'
  ) first where place <= 500;
