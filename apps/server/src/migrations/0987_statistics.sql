-- Who looked at whose profile or mission, once a day: counted for its owner, who never reads by whom.
create table page_looks (
  kind text not null check (kind in ('profil', 'mission')),
  subject_id uuid not null,
  owner_id uuid not null references users (id),
  viewer_id uuid not null references users (id),
  -- In France.
  day date not null,
  primary key (viewer_id, day, kind, subject_id),
  check (owner_id <> viewer_id)
);
create index page_looks_owner on page_looks (owner_id, day);
create index page_looks_day on page_looks (day);

-- What other domains may read of missions, when they were posted and where.
create view posted_missions as
  select id, owner_id, subcategory, place_code, place_name, department_code, budget_type, statut, is_hidden, created_at, updated_at
  from missions;
-- When proposals were made and how they ended; one that ended with its mission was decided by nobody.
create view proposal_moments as
  select mission_id, owner_id, jobbeur_id, statut, created_at, updated_at as ended_at,
    statut in ('acceptee', 'refusee') and mission_ended_at is null as is_decided
  from proposals;
-- The notes that somebody got and that others read, on either side.
create view review_notes as
  select subject_id as user_id, side, total, shown_at from reviews where shown_at is not null;
-- What was said to be paid of missions that were agreed on, and taken back where it is negative.
create view mission_moves as
  select s.mission_id, p.owner_id, p.jobbeur_id, s.created_at,
    case s.kind when 'euros.received' then s.amount when 'euros.corrected' then -s.amount else 0 end as cents,
    case s.kind when 'jobis.sent' then s.amount when 'jobis.returned' then -s.amount else 0 end as jobis
  from mission_steps s join proposals p on p.mission_id = s.mission_id and p.statut = 'acceptee'
  where s.kind in ('euros.received', 'euros.corrected', 'jobis.sent', 'jobis.returned');

-- Prices of others for the same service nearby.
create index missions_agreed_nearby on missions (subcategory, department_code, updated_at desc)
  where statut in ('en_cours', 'terminee');

-- Which articles of advice somebody has read.
create table advice_reads (
  user_id uuid not null references users (id),
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  read_at timestamptz(3) not null,
  primary key (user_id, slug)
);
