-- What a person shows themselves by, beside their name: of whom others may see a profile, and of no one else.
create or replace view people as
  select id, case when statut = 'deleted' then 'Ancien membre' else prenom end as prenom,
    case when statut = 'deleted' then '' else
      upper(left(coalesce(nullif(regexp_replace(trim(nom),
        '^((de|du|des)\s+((la|le|les)\s+|l[''’]\s*)?|(von|van)\s+((der|den|de)\s+)?|d[''’]\s*)', '', 'i'), ''), trim(nom)), 1))
    end as initiale,
    user_type, profile_hidden, deactivated_at is null as is_active,
    role = 'jobutil' as is_member, seo_indexable,
    case when role = 'jobutil' and deactivated_at is null and not profile_hidden then photo_file_id end as photo_file_id
  from users;

create or replace view correspondents as
  select p.id, p.prenom, p.initiale, p.profile_hidden, p.is_active, u.statut = 'deleted' as is_erased, p.photo_file_id
  from people p join users u on u.id = p.id;
