-- What a person says of Jobi that they took off themselves stands beside the ledger: it leaves with the account, the ledger stays.
alter table jobi_entries drop constraint jobi_entries_reason_check;
alter table jobi_entries add constraint jobi_entries_reason_check
  check (reason in ('inscription', 'annulation_mission', 'retrait'));

create table jobi_notes (
  entry_id uuid primary key references jobi_entries (id),
  user_id uuid not null references users (id),
  title text not null check (length(title) between 1 and 80),
  description text not null check (length(description) <= 500)
);
create index jobi_notes_user on jobi_notes (user_id);

-- A statement is read newest first.
create index jobi_entries_statement on jobi_entries (user_id, created_at desc, id desc);
