-- What the house issues for what is paid by card: an invoice for each payment, a credit note for what is given back of it.
-- The last number given, by type and year. Raised in the transaction that issues: one that fails gives its number back.
create table house_invoice_counters (
  type text not null check (type in ('facture', 'avoir')),
  year integer not null,
  last integer not null check (last >= 1),
  primary key (type, year)
);

create table house_invoices (
  id uuid primary key,
  type text not null check (type in ('facture', 'avoir')),
  number text not null unique,
  year integer not null,
  seq integer not null,
  user_id uuid not null references users (id),
  payment_id text not null references card_payments (id),
  -- The invoice that a credit note corrects.
  source_id uuid references house_invoices (id),
  client_name text not null,
  client_email text not null,
  label text not null,
  -- With VAT; in cents of a euro.
  total_cents integer not null check (total_cents > 0),
  vat_cents integer not null check (vat_cents between 0 and total_cents),
  -- Hundredths of a percent.
  vat_rate integer not null check (vat_rate >= 0),
  -- Who issued it, as it was then.
  issuer jsonb not null,
  paid_on date not null,
  issued_on date not null,
  issued_at timestamptz(3) not null,
  unique (type, year, seq),
  unique (payment_id, type),
  check ((type = 'avoir') = (source_id is not null))
);
create index house_invoices_of on house_invoices (user_id, issued_at desc, id desc);
create index house_invoices_in_order on house_invoices (issued_at desc, id desc);
create index house_invoices_source on house_invoices (source_id);

create trigger house_invoices_append_only before update or delete on house_invoices
  for each row execute function refuse_ledger_change();
