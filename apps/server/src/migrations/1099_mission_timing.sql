-- When a mission is wanted: on its day, as soon as it can be, or on whichever day suits both. Of the two latter its day is the last one on
-- which it makes sense, so that it ends, is sorted and is read by older builds as before.
alter table missions add column timing text not null default 'date' check (timing in ('date', 'asap', 'flexible'));
alter table mission_versions add column timing text not null default 'date';

create or replace view mission_heads as
  select id, owner_id, title, statut, day, moment, budget_type, updated_at, place_code, timing from missions;
create or replace view mission_agreements as
  select p.mission_id, p.id as proposal_id, p.owner_id, p.jobbeur_id, p.updated_at as agreed_at,
    o.amount_cents, o.jobis, m.title, m.statut, m.budget_type, m.updated_at as since,
    m.day, m.moment, m.place_name, m.place_code, m.timing
  from proposals p
  join missions m on m.id = p.mission_id
  join lateral (
    select amount_cents, jobis from proposal_offers o where o.proposal_id = p.id order by o.version desc limit 1) o on true
  where p.statut = 'acceptee';
