-- Income less what was given back, each at its own time.
create or replace view card_incomes as
  select purpose, cents, paid_at from card_payments
  union all
  select p.purpose, -r.cents, r.refunded_at from card_refunds r join card_payments p on p.id = r.payment_id;
