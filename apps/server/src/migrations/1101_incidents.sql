-- What goes wrong about an agreed mission stands among its steps: late by how long, that a person did not come and what they answer, and
-- that its jobbeur left.
alter table mission_steps drop constraint mission_steps_kind_check;
alter table mission_steps add constraint mission_steps_kind_check check (kind in (
  'way.started', 'work.begun', 'work.done', 'changes.asked', 'work.confirmed', 'confirmation.lapsed',
  'late.announced', 'absence.reported', 'absence.denied', 'absence.admitted', 'absence.closed', 'mission.left',
  'euros.received', 'euros.corrected', 'jobis.sent', 'jobis.returned',
  'dispute.opened', 'dispute.closed', 'euros.settled', 'jobis.settled'));
alter table mission_steps add column minutes integer check (minutes > 0);

-- Since when the two agree on the hour: what went wrong before was about another one.
create or replace view mission_starts as
  select mission_id, starts_at, agreed_at from planning_hours where starts_at is not null;

-- Work that a side stops, whatever became of it until then.
alter table disputes drop constraint disputes_reason_check;
alter table disputes add constraint disputes_reason_check
  check (reason in ('noShow', 'stopped', 'work', 'payment', 'other'));

-- The agreed mission that a report of the other side is about.
alter table content_reports add column mission_id uuid references missions (id);
