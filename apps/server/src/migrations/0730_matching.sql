-- Whether somebody is there in a part of a day, by their usual week; who says nothing of it always may be.
create function is_available(availability jsonb, day date, moment text) returns boolean language sql immutable
return not jsonb_path_exists(availability, '$.*[*]') or jsonb_path_exists(
  availability -> (array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
    [extract(isodow from day)::integer],
  '$[*] ? (@.from < $until && @.to > $since)',
  jsonb_build_object(
    'since', case moment when 'apres-midi' then '12:00' when 'soir' then '18:00' else '00:00' end,
    'until', case moment when 'matin' then '12:00' when 'apres-midi' then '18:00' else '24:00' end
  )
);

-- What other domains may read of profiles: which active jobbeurs do what, where and when.
create view working_profiles as
  select p.user_id, p.services, p.place_code, p.radius_km, p.availability
  from profiles p join users u on u.id = p.user_id
  where u.user_type = 'jobbeur' and u.deactivated_at is null and p.place_code is not null;

create index profiles_services on profiles using gin (services jsonb_path_ops);
create index missions_open_service on missions (subcategory, place_code) where statut = 'ouverte';

-- What people said of missions of others with one press.
create table mission_reactions (
  mission_id uuid not null references missions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('rejected', 'liked', 'recommended')),
  created_at timestamptz(3) not null,
  primary key (mission_id, user_id, kind)
);

create index mission_reactions_user on mission_reactions (user_id, kind);
