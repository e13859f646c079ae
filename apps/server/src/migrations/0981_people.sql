-- Accounts as administrators list them: the newest first, and those that nobody uses, the longest first.
create index users_newest on users (created_at desc, id desc);
create index users_idle on users (greatest(created_at, last_login_at, last_seen_at), id)
  where role <> 'jobpadm' and statut in ('active', 'paused');

-- Birthdays of those who gave a date and may be written to, by month and day as one number (229 for a 29 February).
create index users_birthdays on users ((extract(month from birth_date)::integer * 100 + extract(day from birth_date)::integer))
  where birth_date is not null and deactivated_at is null;
create view known_birthdays as
  select id, prenom, nom, birth_date,
    extract(month from birth_date)::integer * 100 + extract(day from birth_date)::integer as number
  from users where birth_date is not null and deactivated_at is null;

-- What other domains may read of what was reported of somebody.
create view case_heads as select id, author_id, kind, status, opened_at from moderation_cases;

-- Reminders of an account that nobody uses.
create table inactivity_reminders (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sent_by uuid not null references users (id),
  sent_at timestamptz(3) not null
);
create index inactivity_reminders_user on inactivity_reminders (user_id, sent_at);

-- Who was wished a happy birthday: once a year.
create table birthday_wishes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  year integer not null,
  day date not null,
  sent_at timestamptz(3) not null,
  unique (user_id, year)
);
create index birthday_wishes_newest on birthday_wishes (sent_at desc, id desc);

-- Whether wishes are sent; they are until somebody turns them off.
create table birthday_switch (
  id boolean primary key default true check (id),
  is_on boolean not null,
  changed_by uuid not null references users (id),
  changed_at timestamptz(3) not null
);
