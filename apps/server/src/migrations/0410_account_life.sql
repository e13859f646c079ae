-- Where an account stands in its life; `deactivated_at` follows: it is set while the person may not act.
alter table users
  add column statut text not null default 'active' check (
    statut in ('active', 'paused', 'suspended', 'deletion_asked', 'deletion_confirmed', 'deleted')
  ),
  add column suspended_until timestamptz(3),
  add column deletion_expires_at timestamptz(3),
  add column departure_reason text;

update users set statut = 'suspended' where deactivated_at is not null;

alter table users add check ((deactivated_at is not null) = (statut in ('paused', 'suspended', 'deleted')));

create index users_suspensions on users (suspended_until) where suspended_until is not null;
create index users_deletions on users (deletion_expires_at) where deletion_expires_at is not null;

-- Links that confirm a deletion.
alter table mailed_tokens drop constraint mailed_tokens_kind_check;
alter table mailed_tokens add constraint mailed_tokens_kind_check check (kind in ('verification', 'reset', 'deletion'));
