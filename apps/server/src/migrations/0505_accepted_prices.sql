-- What was agreed on for a service is asked for by its newest missions.
create index missions_agreed_subcategory on missions (subcategory, budget_type, created_at desc)
  where statut in ('en_cours', 'terminee');
create index missions_agreed_category on missions (category, budget_type, created_at desc)
  where statut in ('en_cours', 'terminee');

-- What other domains may read of missions that somebody was chosen for.
create view agreed_missions as
  select id, category, subcategory, budget_type, created_at from missions where statut in ('en_cours', 'terminee');
