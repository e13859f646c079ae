-- Since when a mission stands as it does is asked for by what follows its end.
create or replace view mission_heads as
  select id, owner_id, title, statut, day, moment, budget_type, updated_at from missions;

-- What other domains may read of what two people agreed on: one proposal a mission, at its newest offer.
create view mission_agreements as
  select p.mission_id, p.id as proposal_id, p.owner_id, p.jobbeur_id, p.updated_at as agreed_at,
    o.amount_cents, o.jobis, m.title, m.statut, m.budget_type, m.updated_at as since
  from proposals p
  join missions m on m.id = p.mission_id
  join lateral (
    select amount_cents, jobis from proposal_offers o where o.proposal_id = p.id order by o.version desc limit 1) o on true
  where p.statut = 'acceptee';

-- What happened about a mission that was agreed on, as it happened; how it stands and what was paid follows from it.
create table mission_steps (
  mission_id uuid not null references missions (id),
  seq integer not null check (seq >= 1),
  kind text not null check (kind in (
    'way.started', 'work.begun', 'work.done', 'changes.asked', 'work.confirmed', 'confirmation.lapsed',
    'euros.received', 'euros.corrected', 'jobis.sent', 'jobis.returned')),
  -- Nobody where time did it.
  author_id uuid references users (id),
  note text not null check (length(note) <= 1000),
  due_on date,
  quarters integer check (quarters > 0),
  -- Cents of euros, or Jobi.
  amount integer check (amount > 0),
  created_at timestamptz(3) not null,
  primary key (mission_id, seq),
  check ((amount is not null) = (kind like 'euros.%' or kind like 'jobis.%'))
);

create index mission_steps_author on mission_steps (author_id);
create index mission_steps_done on mission_steps (created_at) where kind = 'work.done';

-- The exact address and a phone number, for the chosen one alone.
create table mission_contacts (
  mission_id uuid primary key references missions (id) on delete cascade,
  owner_id uuid not null references users (id) on delete cascade,
  address text not null check (length(address) <= 300),
  phone text not null check (length(phone) <= 30),
  updated_at timestamptz(3) not null
);

create index mission_contacts_owner on mission_contacts (owner_id);

-- Jobi that were agreed on go from one account to the other: two entries, of which the sum is nothing.
alter table jobi_entries drop constraint jobi_entries_reason_check;
alter table jobi_entries add constraint jobi_entries_reason_check
  check (reason in ('inscription', 'annulation_mission', 'retrait', 'paiement_mission'));
