-- Where this database is served to people; a copy of it that wakes elsewhere tells nobody anything of its own accord.
create table served_address (
  is_only boolean primary key default true check (is_only),
  origin text not null,
  since timestamptz(3) not null
);
