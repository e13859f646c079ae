-- What the owner of a mission leaves to whom they refuse: a sentence of a list, a text of their own, or both.
create table proposal_refusals (
  proposal_id uuid primary key references proposals (id),
  author_id uuid not null references users (id),
  reason text check (reason in ('chosen', 'price', 'day', 'changed')),
  -- As its reader may read it.
  message text not null check (length(message) <= 2000),
  filter_version integer not null default 0,
  created_at timestamptz(3) not null,
  check (reason is not null or message <> '')
);
create index proposal_refusals_author on proposal_refusals (author_id);
create index proposal_refusals_filtered on proposal_refusals (filter_version, proposal_id);
