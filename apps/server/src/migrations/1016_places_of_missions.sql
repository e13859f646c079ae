-- A mission's day is the one of its commune.
create or replace view mission_heads as
  select id, owner_id, title, statut, day, moment, budget_type, updated_at, place_code from missions;
