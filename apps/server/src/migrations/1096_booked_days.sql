-- What other domains may read of agreed hours: the days, in France, of whose usual hours they leave a jobbeur none.
create view booked_days as
  select h.user_id, h.day
  from (
    select jobbeur_id as user_id, (starts_at at time zone 'Europe/Paris')::date as day,
      range_agg(tsrange(starts_at at time zone 'Europe/Paris', ends_at at time zone 'Europe/Paris')) as booked
    from planning_hours where is_held and starts_at is not null group by 1, 2) h
  join profiles p on p.user_id = h.user_id
  where h.booked @> (
    select range_agg(tsrange(h.day + (usual ->> 'from')::time, h.day + (usual ->> 'to')::time))
    from jsonb_array_elements(p.availability -> (
      array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[extract(isodow from h.day)::integer]) usual);
