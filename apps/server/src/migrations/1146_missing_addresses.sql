-- What other domains may read of how agreed missions go: those that have not begun, and of which the exact address was not given.
create view missing_addresses as
  select m.id as mission_id from missions m
  where m.statut = 'en_cours'
    and not exists (select from mission_contacts c where c.mission_id = m.id)
    and not exists (select from mission_steps s where s.mission_id = m.id and s.kind in ('work.begun', 'work.done'));
