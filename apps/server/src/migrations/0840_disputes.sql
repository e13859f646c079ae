-- A dispute is told among the steps of its mission, with what was settled; nothing may be settled too.
alter table mission_steps drop constraint mission_steps_kind_check;
alter table mission_steps add constraint mission_steps_kind_check check (kind in (
  'way.started', 'work.begun', 'work.done', 'changes.asked', 'work.confirmed', 'confirmation.lapsed',
  'euros.received', 'euros.corrected', 'jobis.sent', 'jobis.returned',
  'dispute.opened', 'dispute.closed', 'euros.settled', 'jobis.settled'));
alter table mission_steps drop constraint mission_steps_amount_check;
alter table mission_steps add constraint mission_steps_amount_check
  check (amount > 0 or (amount = 0 and kind in ('euros.settled', 'jobis.settled')));

-- The hour that two people agreed on, for other domains.
create view mission_starts as
  select mission_id, starts_at from planning_hours where starts_at is not null;

-- A dispute about a mission that was agreed on. How it stands is what its entries lead to; it is kept for the lists of the house.
create table disputes (
  id uuid primary key,
  mission_id uuid not null references missions (id),
  side text not null check (side in ('client', 'jobbeur')),
  opened_by uuid not null references users (id),
  reason text not null check (reason in ('noShow', 'work', 'payment', 'other')),
  status text not null check (status in (
    'opened', 'discussed', 'settled', 'withdrawn', 'decided', 'appealed', 'final')),
  opened_at timestamptz(3) not null,
  -- Since when it stands as it does.
  since timestamptz(3) not null,
  -- Each side may open one.
  unique (mission_id, side)
);

create unique index disputes_one_open on disputes (mission_id)
  where status in ('opened', 'discussed', 'decided', 'appealed');
create index disputes_by_status on disputes (status, since, id);
create index disputes_opened_by on disputes (opened_by);

-- What happened in a dispute, as it happened; rows are only ever added.
create table dispute_entries (
  dispute_id uuid not null references disputes (id),
  seq integer not null check (seq >= 1),
  kind text not null check (kind in (
    'opened', 'said', 'offered', 'accepted', 'withdrawn', 'decided', 'appealed', 'reviewed', 'stood')),
  -- Of its sides; nobody where the house or time acted.
  author_id uuid references users (id),
  side text check (side in ('client', 'jobbeur')),
  -- Who acted for the house.
  staff_id uuid references users (id),
  words text not null check (length(words) <= 1000),
  cents integer check (cents >= 0),
  jobis integer check (jobis >= 0),
  created_at timestamptz(3) not null,
  primary key (dispute_id, seq),
  check ((author_id is null) = (side is null)),
  check ((cents is null) = (jobis is null))
);

create index dispute_entries_author on dispute_entries (author_id);
create index dispute_entries_staff on dispute_entries (staff_id);
