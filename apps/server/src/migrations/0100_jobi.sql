create table jobi_entries (
  id uuid primary key,
  user_id uuid not null references users (id),
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('inscription', 'annulation_mission')),
  mission_id uuid,
  created_at timestamptz(3) not null
);

-- The sum of a person's ledger is read from the index alone.
create index jobi_entries_user on jobi_entries (user_id) include (amount);
create unique index jobi_entries_one_grant on jobi_entries (user_id) where reason = 'inscription';
create unique index jobi_entries_one_cancellation on jobi_entries (mission_id) where reason = 'annulation_mission';

-- A ledger only grows: a wrong entry is balanced by another one.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'jobi_entries is append-only';
end $$;

create trigger jobi_entries_append_only before update or delete on jobi_entries
  for each row execute function refuse_ledger_change();
