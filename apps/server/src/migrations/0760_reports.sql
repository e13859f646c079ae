-- What people, visitors and the house's own filter reported, by content: one case until it is decided of.
create table moderation_cases (
  id uuid primary key,
  kind text not null check (kind in ('comment', 'mission', 'profile', 'message')),
  content_id uuid not null,
  author_id uuid not null references users (id),
  -- As it was when it was first reported: it may be edited since.
  title text not null,
  words text not null,
  status text not null check (status in ('reported', 'kept', 'removed', 'restored', 'appealed', 'closed')),
  is_removed boolean not null,
  -- What showing it again takes.
  hidden jsonb,
  opened_at timestamptz(3) not null,
  -- Of the first decision; the last one's time and reasons.
  decided_by uuid references users (id),
  decided_at timestamptz(3),
  reasons text,
  check ((status = 'reported') = (decided_at is null))
);
create unique index moderation_cases_open on moderation_cases (kind, content_id) where status = 'reported';
create index moderation_cases_oldest on moderation_cases (opened_at, id) where status = 'reported';
create index moderation_cases_decided on moderation_cases (decided_at desc, id desc) where status <> 'reported';
create index moderation_cases_author on moderation_cases (author_id);

create table content_reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases (id),
  kind text not null,
  content_id uuid not null,
  source text not null check (source in ('person', 'visitor', 'filter')),
  -- Null once they left.
  reporter_id uuid references users (id),
  -- Of a visitor; forgotten when the decision can no longer be contested.
  name text,
  email text,
  reason text not null,
  created_at timestamptz(3) not null,
  check (source = 'person' or reporter_id is null),
  check ((name is null) = (email is null)),
  check (source = 'visitor' or email is null)
);
-- One report a person and content; one of the filter a case.
create unique index content_reports_person on content_reports (reporter_id, kind, content_id);
create unique index content_reports_visitor on content_reports (email, kind, content_id);
create unique index content_reports_filter on content_reports (case_id) where source = 'filter';
create index content_reports_case on content_reports (case_id, created_at, id);
create index content_reports_of_person on content_reports (reporter_id, created_at);
create index content_reports_of_visitor on content_reports (email, created_at);

-- Moderators took it away: its author and staff alone see it, and who was chosen for it before.
alter table missions add column is_hidden boolean not null default false;
