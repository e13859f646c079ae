-- What a mission stated before its owner edited it, as others read it.
create table mission_versions (
  mission_id uuid not null references missions (id) on delete cascade,
  version integer not null check (version > 0),
  owner_id uuid not null references users (id),
  title text not null,
  description text not null,
  category text not null,
  subcategory text not null,
  place_code text not null,
  place_name text not null,
  postal_code text not null,
  department_code text not null,
  day date not null,
  moment text not null,
  budget_type text not null,
  amount_cents integer not null,
  jobis integer not null,
  payment_method text not null,
  is_urgent boolean not null,
  -- The filter that left its texts as they are.
  filter_version integer not null,
  replaced_at timestamptz(3) not null,
  primary key (mission_id, version)
);
create index mission_versions_owner on mission_versions (owner_id);
create index mission_versions_filtered on mission_versions (filter_version, mission_id, version);

alter table missions add column version integer not null default 1;

-- The version of the mission that it was made for, and until when it is to be confirmed since that is another now.
alter table proposals add column mission_version integer not null default 1;
alter table proposals add column confirm_until timestamptz(3);
create index proposals_unconfirmed on proposals (confirm_until) where confirm_until is not null;
create index proposals_jobbeur_unconfirmed on proposals (jobbeur_id, updated_at desc, id desc) where confirm_until is not null;
create index proposals_owner_unconfirmed on proposals (owner_id, updated_at desc, id desc) where confirm_until is not null;

create or replace view mission_bids as
  select mission_id, jobbeur_id, statut <> 'retiree' as is_standing, statut, mission_version from proposals;
