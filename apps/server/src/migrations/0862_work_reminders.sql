-- Who was reminded to confirm what was done, each time it was done once.
create table confirmation_reminders (
  mission_id uuid not null references missions (id) on delete cascade,
  seq integer not null,
  sent_at timestamptz(3) not null,
  primary key (mission_id, seq)
);

-- Who was reminded to say how a finished mission was.
create table review_reminders (
  mission_id uuid not null references missions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  sent_at timestamptz(3) not null,
  primary key (mission_id, user_id)
);
create index review_reminders_user on review_reminders (user_id);
