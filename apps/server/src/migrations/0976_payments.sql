-- Card payments. What is given for them follows from what the provider says, never from where a browser comes back to.
create table payment_customers (
  user_id uuid primary key references users (id),
  -- The provider's name for the person.
  customer_id text not null unique check (length(customer_id) <= 200),
  created_at timestamptz(3) not null
);

-- Messages of the provider that were taken: each counts once.
create table payment_events (
  id text primary key check (length(id) <= 200),
  type text not null check (length(type) <= 200),
  received_at timestamptz(3) not null
);

-- What somebody was sent to pay.
create table card_checkouts (
  id text primary key check (length(id) <= 200),
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('premium', 'credits_ia')),
  -- In cents of a euro; each month where it is a subscription.
  cents integer not null check (cents > 0),
  -- Credits that were bought; none of a subscription.
  quantity integer check (quantity > 0),
  status text not null check (status in ('open', 'paid', 'expired')),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  check ((purpose = 'credits_ia') = (quantity is not null))
);
create index card_checkouts_of on card_checkouts (user_id, created_at desc);

-- What was paid by card: the law has it kept.
create table card_payments (
  -- The provider's name for the bill, or for the checkout.
  id text primary key check (length(id) <= 200),
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('premium', 'credits_ia')),
  cents integer not null check (cents > 0),
  paid_at timestamptz(3) not null
);
create index card_payments_of on card_payments (user_id);
create index card_payments_at on card_payments (paid_at);
create trigger card_payments_append_only before update or delete on card_payments
  for each row execute function refuse_ledger_change();

-- When the provider was asked how something stands: what was asked for later is what counts.
create sequence payment_looks;

-- What this machine's own stand-in for the provider keeps; empty where a real one is configured.
create table local_payments (
  id text primary key,
  kind text not null check (kind in ('customer', 'session', 'subscription', 'invoice', 'portal', 'event')),
  customer text,
  body jsonb not null,
  created_at timestamptz(3) not null
);
create index local_payments_by_kind on local_payments (kind, customer, created_at);
