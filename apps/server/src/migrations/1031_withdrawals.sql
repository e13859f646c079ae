-- What a consumer bought of the house, and may withdraw from for fourteen days (articles L221-18 and L221-21 of the consumer code).
alter table card_checkouts add column consent_version text check (length(consent_version) <= 20);
alter table card_checkouts add column consent_at timestamptz(3);
alter table card_checkouts add constraint card_checkouts_consent check ((consent_version is null) = (consent_at is null));

create table contracts (
  id uuid primary key,
  -- By which its person names it; drawn, never counted.
  reference text not null unique check (length(reference) between 8 and 20),
  user_id uuid not null references users (id),
  kind text not null check (kind in ('premium', 'credits_ia')),
  -- What it is paid through: a checkout, or Jobi.
  checkout_id text unique references card_checkouts (id),
  subscription_id text,
  quantity integer check (quantity > 0),
  cents integer check (cents > 0),
  jobi integer check (jobi > 0),
  -- The consent to an immediate start, by the version of its words; without it nothing is owed for what was used.
  consent_version text check (length(consent_version) <= 20),
  consent_at timestamptz(3),
  concluded_at timestamptz(3) not null,
  withdraw_until timestamptz(3) not null,
  check ((cents is null) <> (jobi is null)),
  check ((kind = 'credits_ia') = (quantity is not null)),
  check ((consent_version is null) = (consent_at is null))
);
create index contracts_of on contracts (user_id, concluded_at desc);

create table withdrawals (
  contract_id uuid primary key references contracts (id),
  user_id uuid not null references users (id),
  -- As it was declared.
  declared_name text not null check (length(declared_name) <= 120),
  receipt_email text not null check (length(receipt_email) <= 254),
  declared_at timestamptz(3) not null,
  -- What is given back: known at once for credits, and once the provider has said what of a month is left.
  credits integer check (credits >= 0),
  jobi integer check (jobi >= 0),
  cents integer check (cents >= 0),
  payment_id text,
  settled_at timestamptz(3)
);
create index withdrawals_of on withdrawals (user_id);
create index withdrawals_unsettled on withdrawals (declared_at) where settled_at is null;

alter table ai_credit_entries drop constraint ai_credit_entries_reason_check;
alter table ai_credit_entries drop constraint ai_credit_entries_check;
alter table ai_credit_entries add constraint ai_credit_entries_reason_check
  check (reason in ('inscription', 'achat_jobi', 'achat_carte', 'utilisation', 'retractation'));
alter table ai_credit_entries add constraint ai_credit_entries_check
  check ((amount < 0) = (reason in ('utilisation', 'retractation')));

alter table jobi_entries drop constraint jobi_entries_reason_check;
alter table jobi_entries add constraint jobi_entries_reason_check check (reason in (
  'inscription', 'profil_complet', 'premiere_mission', 'avis_ecrit', 'annulation_mission', 'retrait', 'paiement_mission', 'credits_ia',
  'retractation'));

-- What was bought in the last fourteen days may be withdrawn from too; no consent was recorded of it, so that all of it is given back.
insert into contracts (id, reference, user_id, kind, checkout_id, subscription_id, quantity, cents, concluded_at, withdraw_until)
  select gen_random_uuid(), translate(upper(substr(md5(gen_random_uuid()::text), 1, 10)), '01', 'XY'), c.user_id, c.purpose, c.id,
    case when c.purpose = 'premium' then s.subscription_id end, c.quantity, c.cents, c.settled_at,
    (((c.settled_at at time zone 'Europe/Paris')::date + 15)::timestamp at time zone 'Europe/Paris')
  from card_checkouts c left join subscriptions s on s.user_id = c.user_id
  where c.status = 'paid' and c.settled_at > now() - interval '15 days'
    and (c.purpose = 'credits_ia' or s.subscription_id is not null);
