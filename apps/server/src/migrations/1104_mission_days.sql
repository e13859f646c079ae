-- A mission may take several days, each of them from its day to its last one; null where it takes one. Its day stays the first, by which it
-- ends, is sorted and is read by older builds as before; one of these may move it past its last day, which then counts no more.
alter table missions add column end_day date;
alter table mission_versions add column end_day date;

create or replace view mission_heads as
  select id, owner_id, title, statut, day, moment, budget_type, updated_at, place_code, timing,
    case when end_day > day then end_day end as end_day
  from missions;
create or replace view mission_agreements as
  select p.mission_id, p.id as proposal_id, p.owner_id, p.jobbeur_id, p.updated_at as agreed_at,
    o.amount_cents, o.jobis, m.title, m.statut, m.budget_type, m.updated_at as since,
    m.day, m.moment, m.place_name, m.place_code, m.timing,
    case when m.end_day > m.day then m.end_day end as end_day
  from proposals p
  join missions m on m.id = p.mission_id
  join lateral (
    select amount_cents, jobis from proposal_offers o where o.proposal_id = p.id order by o.version desc limit 1) o on true
  where p.statut = 'acceptee';
