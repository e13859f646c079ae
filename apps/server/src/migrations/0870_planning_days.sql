-- What two people agreed on says in which commune it is.
create or replace view mission_agreements as
  select p.mission_id, p.id as proposal_id, p.owner_id, p.jobbeur_id, p.updated_at as agreed_at,
    o.amount_cents, o.jobis, m.title, m.statut, m.budget_type, m.updated_at as since,
    m.day, m.moment, m.place_name, m.place_code
  from proposals p
  join missions m on m.id = p.mission_id
  join lateral (
    select amount_cents, jobis from proposal_offers o where o.proposal_id = p.id order by o.version desc limit 1) o on true
  where p.statut = 'acceptee';

-- What other domains may read of exceptions: on which whole days people are not there.
create view days_off as
  select user_id, first_day, last_day from planning_exceptions where from_time is null;
