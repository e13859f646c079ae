-- What waits for somebody is read often and is little; what has ended stays out of these.
create index proposals_owner_standing on proposals (owner_id, statut, updated_at desc, id desc)
  where statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur', 'acceptee');
create index proposals_jobbeur_standing on proposals (jobbeur_id, statut, updated_at desc, id desc)
  where statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur', 'acceptee');
