-- What was given back of a payment by card.
create table card_refunds (
  -- The provider's name for it.
  id text primary key check (length(id) <= 200),
  user_id uuid not null references users (id),
  payment_id text not null unique references card_payments (id),
  cents integer not null check (cents > 0),
  refunded_at timestamptz(3) not null
);
create index card_refunds_of on card_refunds (user_id);
create index card_refunds_at on card_refunds (refunded_at);
create trigger card_refunds_append_only before update or delete on card_refunds
  for each row execute function refuse_ledger_change();

alter table local_payments drop constraint local_payments_kind_check;
alter table local_payments add constraint local_payments_kind_check
  check (kind in ('customer', 'session', 'subscription', 'invoice', 'refund', 'portal', 'event'));
