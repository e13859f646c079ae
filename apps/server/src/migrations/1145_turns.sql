-- A proposal of which the mission changed waits for its jobbeur, whoever was to answer before.
create or replace view mission_bids as
  select mission_id, jobbeur_id, statut <> 'retiree' as is_standing, statut, mission_version,
    confirm_until is not null as is_unconfirmed
  from proposals;
