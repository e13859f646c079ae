-- How often a person, an address or a network did something, by a keyed digest: in the minute and in the day that run.
create table allowances (
  id text primary key,
  minute_ends timestamptz(3) not null,
  in_minute integer not null,
  day_ends timestamptz(3) not null,
  in_day integer not null
);
create index allowances_day on allowances (day_ends);
