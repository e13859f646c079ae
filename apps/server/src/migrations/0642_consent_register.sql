-- The register of consents: read newest first, by key.
create index consents_newest on consents (given_at desc, id desc);

-- Who stands behind an account, as staff may find and see them: the part of accounts that registers of staff join.
create view known_accounts as
  select id, prenom, nom, case when statut = 'deleted' then null else email end as email, statut = 'deleted' as is_gone
  from users;
