-- A proposal says when its mission is, and whether its price is by the hour.
create or replace view mission_heads as
  select id, owner_id, title, statut, day, moment, budget_type from missions;
