create table proposals (
  id uuid primary key,
  mission_id uuid not null references missions (id),
  -- The mission's owner, who never changes: lists of received proposals are read by an index.
  owner_id uuid not null references users (id),
  jobbeur_id uuid not null references users (id),
  statut text not null check (
    statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur', 'acceptee', 'refusee', 'retiree', 'expiree')
  ),
  version integer not null check (version >= 1),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (owner_id <> jobbeur_id)
);

-- Both hold whatever the code does: one standing proposal a jobbeur and mission, one accepted a mission.
create unique index proposals_one_standing on proposals (mission_id, jobbeur_id) where statut <> 'retiree';
create unique index proposals_one_accepted on proposals (mission_id) where statut = 'acceptee';
create index proposals_mission on proposals (mission_id, created_at desc, id desc);
create index proposals_jobbeur on proposals (jobbeur_id, updated_at desc, id desc);
create index proposals_owner on proposals (owner_id, updated_at desc, id desc);

create table proposal_offers (
  proposal_id uuid not null references proposals (id),
  version integer not null check (version >= 1),
  author_id uuid not null references users (id),
  side text not null check (side in ('client', 'jobbeur')),
  amount_cents integer not null,
  jobis integer not null,
  payment_method text not null,
  message text not null,
  created_at timestamptz(3) not null,
  primary key (proposal_id, version),
  check (amount_cents >= 0 and jobis >= 0 and amount_cents + jobis > 0)
);

create index proposal_offers_author on proposal_offers (author_id);

-- What other domains may read of proposals.
create view mission_bids as
  select mission_id, jobbeur_id, statut <> 'retiree' as is_standing from proposals;
