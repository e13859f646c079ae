-- Who somebody is on their quotes, invoices and credit notes; each issued document keeps a copy of what was true.
create table billing_settings (
  user_id uuid primary key references users (id),
  legal_name text not null check (length(legal_name) <= 120),
  address text not null check (length(address) <= 300),
  siret text not null check (siret ~ '^(\d{14})?$'),
  vat_regime text not null check (vat_regime in ('franchise', 'rates')),
  vat_number text not null check (length(vat_number) <= 13),
  iban text not null check (length(iban) <= 34),
  payment_days integer not null check (payment_days between 0 and 60),
  penalty text not null check (length(penalty) <= 400),
  prefix text not null check (prefix ~ '^[0-9A-Z-]{0,8}$'),
  quote_days integer not null check (quote_days between 0 and 365),
  footer text not null check (length(footer) <= 400),
  updated_at timestamptz(3) not null
);

-- The last number that was given, by issuer, type and year. Raised in the transaction that issues: one that fails gives its number back.
create table billing_counters (
  issuer_id uuid not null references users (id),
  type text not null check (type in ('devis', 'facture', 'avoir')),
  year integer not null,
  last integer not null check (last >= 1),
  primary key (issuer_id, type, year)
);

create table billing_documents (
  id uuid primary key,
  issuer_id uuid not null references users (id),
  type text not null check (type in ('devis', 'facture', 'avoir')),
  status text not null check (status in ('brouillon', 'émis', 'accepté', 'payé')),
  fact text check (fact in ('refused', 'expired', 'cancelled')),
  version integer not null check (version >= 1),
  mission_id uuid references missions (id) on delete set null,
  -- The quote that an invoice follows, the invoice that a credit note corrects.
  source_id uuid references billing_documents (id) on delete set null,
  client_person_id uuid references users (id),
  client_name text not null check (length(client_name) <= 120),
  client_address text not null check (length(client_address) <= 300),
  client_email text not null check (length(client_email) <= 254),
  subject text not null check (length(subject) <= 120),
  note text not null check (length(note) <= 1000),
  lines jsonb not null,
  days integer not null check (days between 0 and 365),
  total_cents bigint not null check (total_cents >= 0),
  -- Of a credit note: that of the invoice. Otherwise its issuer's of the moment, until it is issued.
  vat_regime text check (vat_regime in ('franchise', 'rates')),
  -- From here on: what stands once it is issued.
  number text,
  year integer,
  seq integer,
  issuer jsonb,
  public_id uuid unique,
  issued_at timestamptz(3),
  issued_on date,
  ends_on date,
  sent_at timestamptz(3),
  accepted_at timestamptz(3),
  accepted_name text check (length(accepted_name) <= 120),
  refused_at timestamptz(3),
  refused_reason text not null default '' check (length(refused_reason) <= 500),
  expired_at timestamptz(3),
  paid_on date,
  paid_by text check (paid_by in ('transfer', 'cash', 'card', 'cheque', 'other')),
  credited_cents bigint not null default 0 check (credited_cents between 0 and total_cents),
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'brouillon') = (number is null)),
  check ((number is null) = (seq is null) and (number is null) = (year is null) and (number is null) = (issuer is null)
    and (number is null) = (issued_on is null) and (number is null) = (public_id is null)),
  check (status <> 'accepté' or type = 'devis'),
  check (status <> 'payé' or type = 'facture'),
  unique (issuer_id, type, year, seq)
);

create index billing_documents_list on billing_documents (issuer_id, type, year desc, seq desc);
create index billing_documents_source on billing_documents (source_id);
create index billing_documents_mission on billing_documents (mission_id);
create index billing_documents_person on billing_documents (client_person_id);
create index billing_documents_open on billing_documents (ends_on) where type = 'devis' and status = 'émis' and fact is null;

-- What was issued stays as it was: only how it stands may change.
create function refuse_changed_billing() returns trigger language plpgsql as $$
begin
  if old.number is not null and
    row (new.number, new.type, new.issuer_id, new.year, new.seq, new.issuer, new.issued_at, new.issued_on, new.ends_on, new.lines, new.total_cents,
      new.client_name, new.client_address, new.client_email, new.subject, new.note, new.public_id, new.vat_regime)
    is distinct from
    row (old.number, old.type, old.issuer_id, old.year, old.seq, old.issuer, old.issued_at, old.issued_on, old.ends_on, old.lines, old.total_cents,
      old.client_name, old.client_address, old.client_email, old.subject, old.note, old.public_id, old.vat_regime)
  then raise exception 'An issued document never changes.';
  end if;
  return new;
end $$;

create trigger billing_documents_issued before update on billing_documents
  for each row execute function refuse_changed_billing();

-- Each time that a client was told of a document: so many mails a day at most.
create table billing_sends (
  id uuid primary key,
  issuer_id uuid not null references users (id),
  document_id uuid not null references billing_documents (id) on delete cascade,
  created_at timestamptz(3) not null
);

create index billing_sends_of on billing_sends (issuer_id, created_at);
create index billing_sends_document on billing_sends (document_id);
