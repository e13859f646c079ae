-- A kind can also wait for the digest, where it could only be refused.
alter table notification_refusals rename to notification_choices;
alter table notification_choices rename column refused_at to chosen_at;
alter table notification_choices add column choice text not null default 'off';
alter table notification_choices alter column choice drop default;
alter table notification_choices add constraint notification_choices_choice
  check (choice = 'off' or (choice = 'digest' and channel = 'mail'));

-- When somebody is not to be disturbed, and when their digest comes; times are those in France.
create table notification_times (
  user_id uuid primary key references users (id) on delete cascade,
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  digest_every text not null check (digest_every in ('day', 'week')),
  digest_weekday text not null
    check (digest_weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  digest_time text not null check (digest_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  changed_at timestamptz(3) not null,
  check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)
);

-- What waits for somebody's digest. A line of the inbox takes it along; what is wanted by mail alone has no line.
create table notification_digest_lines (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  line_id uuid references notifications (id) on delete cascade,
  kind text not null,
  title text not null,
  content text not null,
  link text,
  data jsonb not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null
);
create index notification_digest_lines_due on notification_digest_lines (due_at);
create index notification_digest_lines_user on notification_digest_lines (user_id);
create index notification_digest_lines_line on notification_digest_lines (line_id) where line_id is not null;

-- A mail of quiet hours leaves when they end; null when it is not held.
alter table mails add column held_until timestamptz(3);
create index mails_held on mails (held_until) where held_until is not null;
-- Where a mail program asks for the end of such mails by itself (RFC 8058).
alter table mails add column unsubscribe_url text;
