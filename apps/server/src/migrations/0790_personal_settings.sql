-- How somebody can be called, in E.164, and when they were born; nobody else is shown either.
alter table users add column phone text check (phone ~ '^\+[1-9][0-9]{5,14}$');
alter table users add column birth_date date;

-- What somebody does not want to be told, by kind and channel; whatever is not here is told.
create table notification_refusals (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('inApp', 'mail')),
  refused_at timestamptz(3) not null,
  primary key (user_id, kind, channel)
);
