-- Terms that were published after the first ones (1.0 both), and who was told of them.
create table terms_versions (
  id uuid primary key,
  cgv_version text not null,
  cgu_version text not null,
  changes text not null,
  published_at timestamptz(3) not null,
  takes_effect_at timestamptz(3) not null,
  unique (cgv_version, cgu_version),
  check (takes_effect_at >= published_at + interval '360 hours')
);

create table terms_announcements (
  version_id uuid not null references terms_versions (id),
  user_id uuid not null references users (id),
  told_at timestamptz(3) not null,
  primary key (version_id, user_id)
);
create index terms_announcements_user on terms_announcements (user_id);

-- Whoever proved their address can be written to.
create or replace view known_accounts as
  select id, prenom, nom, case when statut = 'deleted' then null else email end as email, statut = 'deleted' as is_gone,
    statut <> 'deleted' and email_verified_at is not null as is_reachable
  from users;
