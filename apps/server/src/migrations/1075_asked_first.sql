-- Whom an open mission is for: everybody, the few who were asked first, or no one, since none of them could.
alter table missions add column audience text not null default 'tous' check (audience in ('tous', 'demandes', 'personne'));
-- Until when they may answer, and whether it opens to all when none of them can.
alter table missions add column asked_until timestamptz(3);
alter table missions add column opens_after boolean;
alter table missions add constraint missions_asked_check
  check (audience = 'tous' or asked_until is not null and opens_after is not null);
create index missions_asked_until on missions (asked_until, id) where statut = 'ouverte' and audience = 'demandes';

-- Who was asked first for a mission, in the order of asking. One who is open can still bring it about: they have not answered, or their proposal stands.
create table mission_asks (
  mission_id uuid not null references missions (id),
  jobbeur_id uuid not null references users (id),
  place integer not null check (place >= 1),
  is_open boolean not null,
  answer text check (answer in ('proposed', 'refused', 'away', 'lapsed', 'released')),
  reason text check (reason in ('day', 'distance', 'service', 'busy')),
  seen_at timestamptz(3),
  answered_at timestamptz(3),
  primary key (mission_id, jobbeur_id),
  check ((answer is null) = (answered_at is null)),
  check (reason is null or answer = 'refused'),
  check (case when is_open then coalesce(answer, 'proposed') = 'proposed' else answer is not null end)
);
create index mission_asks_open on mission_asks (jobbeur_id, mission_id) where is_open;
create index mission_asks_jobbeur on mission_asks (jobbeur_id);

-- Others propose for what is open to all.
create or replace view open_missions as
  select id, owner_id, title, created_at from missions where statut = 'ouverte' and audience = 'tous' and not is_hidden;
