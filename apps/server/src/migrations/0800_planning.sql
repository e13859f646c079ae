-- What two people agreed on says when and where.
create or replace view mission_agreements as
  select p.mission_id, p.id as proposal_id, p.owner_id, p.jobbeur_id, p.updated_at as agreed_at,
    o.amount_cents, o.jobis, m.title, m.statut, m.budget_type, m.updated_at as since,
    m.day, m.moment, m.place_name
  from proposals p
  join missions m on m.id = p.mission_id
  join lateral (
    select amount_cents, jobis from proposal_offers o where o.proposal_id = p.id order by o.version desc limit 1) o on true
  where p.statut = 'acceptee';

-- Ranges of ids: a range of one id overlaps itself alone, so that a constraint can ask for equal ids without an extension.
create type uuid_range as range (subtype = uuid);

-- The hour of a mission that was agreed on for a day: what its two sides agreed on, and what one of them proposes.
create table planning_hours (
  mission_id uuid primary key references missions (id) on delete cascade,
  owner_id uuid not null references users (id),
  jobbeur_id uuid not null references users (id),
  status text not null check (status in ('open', 'proposed', 'agreed', 'moving')),
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  proposed_by text check (proposed_by in ('client', 'jobbeur')),
  proposed_starts_at timestamptz(3),
  proposed_ends_at timestamptz(3),
  -- The mission is under way: nobody else gets these hours of the jobbeur.
  is_held boolean not null,
  version integer not null check (version > 0),
  updated_at timestamptz(3) not null,
  -- Since when the two agree on the hour.
  agreed_at timestamptz(3),
  check ((starts_at is not null) = (status in ('agreed', 'moving'))),
  check ((starts_at is null) = (ends_at is null) and (starts_at is null) = (agreed_at is null)),
  check (starts_at < ends_at),
  check ((proposed_by is not null) = (status in ('proposed', 'moving'))),
  check ((proposed_by is null) = (proposed_starts_at is null) and (proposed_by is null) = (proposed_ends_at is null)),
  check (proposed_starts_at < proposed_ends_at),
  -- A jobbeur is never at two places at once.
  constraint planning_hours_once exclude using gist (
    uuid_range(jobbeur_id, jobbeur_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (is_held and starts_at is not null)
);

create index planning_hours_owner on planning_hours (owner_id);
create index planning_hours_jobbeur on planning_hours (jobbeur_id);
create index planning_hours_start on planning_hours (starts_at) where is_held;

-- When a jobbeur is not available, against their usual week. Days and times are those in France.
create table planning_exceptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  from_time text,
  to_time text,
  note text not null check (length(note) <= 200),
  created_at timestamptz(3) not null,
  check (first_day <= last_day),
  check ((from_time is null) = (to_time is null)),
  check (from_time is null or (first_day = last_day and from_time < to_time))
);

create index planning_exceptions_user on planning_exceptions (user_id, last_day);

-- The secret address that other calendars read a planning by; the secret itself is told once.
create table planning_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  secret_hash text not null unique,
  created_at timestamptz(3) not null
);

-- Reminders that were sent, so that none is sent twice; another hour is reminded of anew.
create table planning_reminders (
  mission_id uuid not null references missions (id) on delete cascade,
  kind text not null check (kind in ('day', 'hours')),
  of timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  primary key (mission_id, kind, of)
);

-- The missions of a day that somebody was chosen for.
create index missions_under_way_day on missions (day, id) where statut = 'en_cours';
