-- Moderators let both sides read all of it.
alter table private_messages add column filter_lifted boolean not null default false;
alter table private_messages alter column filter_lifted drop default;

-- What authors contest of the filter, once a message.
create table filter_contests (
  message_id uuid primary key references private_messages (id) on delete cascade,
  author_id uuid not null references users (id),
  reason text not null,
  status text not null check (status in ('open', 'lifted', 'kept')),
  created_at timestamptz(3) not null,
  -- Of the decision; who made it stands in the audit.
  reasons text,
  decided_at timestamptz(3),
  check ((status = 'open') = (decided_at is null)),
  check ((decided_at is null) = (reasons is null))
);
create index filter_contests_oldest on filter_contests (created_at, message_id) where status = 'open';
create index filter_contests_author on filter_contests (author_id);
