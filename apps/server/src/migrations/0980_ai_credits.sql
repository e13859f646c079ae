-- The ledger of AI credits: append-only; a balance is the sum of a person's entries.
create table ai_credit_entries (
  id uuid primary key,
  user_id uuid not null references users (id),
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('inscription', 'achat_jobi', 'achat_carte', 'utilisation')),
  -- What is given once stands under a name: the sign-up, or the checkout that was paid.
  grant_key text check (length(grant_key) <= 220),
  created_at timestamptz(3) not null,
  check ((amount < 0) = (reason = 'utilisation'))
);
create index ai_credit_entries_of on ai_credit_entries (user_id, created_at, id);
create unique index ai_credit_entries_one_grant on ai_credit_entries (user_id, grant_key);
create trigger ai_credit_entries_append_only before update or delete on ai_credit_entries
  for each row execute function refuse_ledger_change();

-- Whoever has an account already is given what is given with one.
insert into ai_credit_entries (id, user_id, amount, reason, grant_key, created_at)
  select gen_random_uuid(), id, 5, 'inscription', 'inscription', created_at from users where statut <> 'deleted';

-- Jobi buy credits.
alter table jobi_entries drop constraint jobi_entries_reason_check;
alter table jobi_entries add constraint jobi_entries_reason_check check (reason in (
  'inscription', 'profil_complet', 'premiere_mission', 'avis_ecrit', 'annulation_mission', 'retrait', 'paiement_mission', 'credits_ia'));
