-- What others read stands in the column of its table, without ways to reach its author; here is what they wrote, where that is another text.
create table masked_texts (
  id uuid primary key,
  -- Which column, of which row; the part of it where a row has several.
  kind text not null,
  subject_id uuid not null,
  part integer not null,
  author_id uuid not null references users (id),
  -- What it is about; null where it stands on a profile.
  mission_id uuid references missions (id) on delete cascade deferrable initially deferred,
  original text not null,
  contacts jsonb not null,
  -- Moderators let everybody read all of it.
  is_lifted boolean not null,
  -- What its author contests, once.
  reason text,
  status text check (status in ('open', 'lifted', 'kept')),
  contested_at timestamptz(3),
  -- Of the decision; who made it stands in the audit.
  reasons text,
  decided_at timestamptz(3),
  unique (kind, subject_id, part),
  check ((status is null) = (contested_at is null)),
  check ((status is null) = (reason is null)),
  check ((decided_at is null) = (reasons is null)),
  check ((status = 'open') = (decided_at is null))
);
create index masked_texts_author on masked_texts (author_id);
create index masked_texts_mission on masked_texts (mission_id);
create index masked_texts_contested on masked_texts (contested_at, id) where status = 'open';

-- What may be read in whole by whoever the rule of its domain lets.
create view whole_texts as
  select id, kind, subject_id, part, author_id, original, contacts, status, reasons from masked_texts where not is_lifted;

-- What moderators are to decide of.
create view contested_texts as
  select id, author_id, mission_id, original, contacts, reason, contested_at from masked_texts where status = 'open';

-- The filter that left the text as it is; 0: none has looked.
alter table missions add column filter_version integer not null default 0;
create index missions_filtered on missions (filter_version, id);
alter table proposal_offers add column filter_version integer not null default 0;
create index proposal_offers_filtered on proposal_offers (filter_version, proposal_id, version);
alter table mission_pictures add column filter_version integer not null default 0;
create index mission_pictures_filtered on mission_pictures (filter_version, file_id);
alter table profiles add column filter_version integer not null default 0;
create index profiles_filtered on profiles (filter_version, user_id);
alter table portfolio_pieces add column filter_version integer not null default 0;
create index portfolio_pieces_filtered on portfolio_pieces (filter_version, id);
