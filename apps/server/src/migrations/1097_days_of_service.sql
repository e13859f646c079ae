-- The day of the work that an invoice is for (article L441-9 of the commercial code); frozen with the rest of what is issued.
alter table billing_documents add column served_on date;

create or replace function refuse_changed_billing() returns trigger language plpgsql as $$
begin
  if old.number is not null and
    row (new.number, new.type, new.issuer_id, new.year, new.seq, new.issuer, new.issued_at, new.issued_on, new.ends_on, new.lines, new.total_cents,
      new.client_name, new.client_address, new.client_email, new.subject, new.note, new.public_id, new.vat_regime, new.source_number, new.served_on)
    is distinct from
    row (old.number, old.type, old.issuer_id, old.year, old.seq, old.issuer, old.issued_at, old.issued_on, old.ends_on, old.lines, old.total_cents,
      old.client_name, old.client_address, old.client_email, old.subject, old.note, old.public_id, old.vat_regime, old.source_number, old.served_on)
  then raise exception 'An issued document never changes.';
  end if;
  return new;
end $$;
