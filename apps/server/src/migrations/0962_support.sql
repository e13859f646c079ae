-- What people ask the house, and what they tell that does not work. How a ticket stands is what its entries lead to; it is kept for the lists.
create table support_tickets (
  id uuid primary key,
  number integer generated always as identity (start with 1001) unique,
  kind text not null check (kind in ('help', 'bug')),
  requester_id uuid not null references users (id),
  category text not null check (category in ('account', 'mission', 'payment', 'safety', 'technical', 'other')),
  subject text not null check (length(subject) <= 120),
  -- Where it does not work, as it was sent.
  page text not null check (length(page) <= 300),
  browser text not null check (length(browser) <= 300),
  status text not null check (status in ('new', 'open', 'answered', 'resolved')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  -- Who of the house looks after it.
  assignee_id uuid references users (id),
  created_at timestamptz(3) not null,
  -- Since when it stands as it does.
  since timestamptz(3) not null,
  -- When something was last written in it that whoever asked reads.
  last_at timestamptz(3) not null
);

create index support_tickets_of on support_tickets (requester_id, kind, last_at desc);
create index support_tickets_by_status on support_tickets (status, since, id);
create index support_tickets_assignee on support_tickets (assignee_id);

-- What happened in a ticket; rows are only ever added, and the first one's words changed while nobody has answered.
create table support_entries (
  ticket_id uuid not null references support_tickets (id),
  seq integer not null check (seq >= 1),
  kind text not null check (kind in ('said', 'answered', 'noted', 'resolved', 'lapsed')),
  -- Whoever asked; nobody where the house or time acted.
  author_id uuid references users (id),
  -- Who acted for the house.
  staff_id uuid references users (id),
  words text not null check (length(words) <= 2000),
  created_at timestamptz(3) not null,
  primary key (ticket_id, seq),
  check (author_id is null or staff_id is null),
  check ((kind = 'lapsed') = (author_id is null and staff_id is null)),
  check (kind <> 'said' or author_id is not null),
  check (kind not in ('answered', 'noted') or staff_id is not null)
);

create index support_entries_author on support_entries (author_id);
create index support_entries_staff on support_entries (staff_id);

create table support_files (
  file_id uuid primary key,
  ticket_id uuid not null,
  seq integer not null,
  author_id uuid not null references users (id),
  place integer not null check (place >= 0),
  foreign key (ticket_id, seq) references support_entries (ticket_id, seq)
);

create index support_files_entry on support_files (ticket_id, seq);
create index support_files_author on support_files (author_id);

-- How the house files its tickets, and what it answers with.
create table support_tags (
  id uuid primary key,
  name text not null check (length(name) between 1 and 30),
  created_at timestamptz(3) not null
);
create unique index support_tags_name on support_tags (lower(name));

create table support_ticket_tags (
  ticket_id uuid not null references support_tickets (id),
  tag_id uuid not null references support_tags (id) on delete cascade,
  primary key (ticket_id, tag_id)
);
create index support_ticket_tags_tag on support_ticket_tags (tag_id);

create table support_replies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz(3) not null
);
