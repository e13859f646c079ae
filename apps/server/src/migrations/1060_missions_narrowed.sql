-- Lists of missions are narrowed by how one's own proposal stands, and to a zone.
create or replace view mission_bids as
  select mission_id, jobbeur_id, statut <> 'retiree' as is_standing, statut from proposals;

create index missions_open_place on missions (place_code, created_at desc, id desc) where statut = 'ouverte';
