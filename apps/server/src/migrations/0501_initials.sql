-- The initial of a last name is that of the name itself: « de La Tour » and « d’Alembert » are T and A, « martin » is M.
create or replace view people as
  select id, prenom,
    upper(left(coalesce(nullif(regexp_replace(trim(nom),
      '^((de|du|des)\s+((la|le|les)\s+|l[''’]\s*)?|(von|van)\s+((der|den|de)\s+)?|d[''’]\s*)', '', 'i'), ''), trim(nom)), 1)) as initiale,
    user_type, profile_hidden, deactivated_at is null as is_active
  from users;
