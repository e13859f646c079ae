-- Files of the web application that browsers may still ask for, of this build and of those before: when a process last had them.
create table published_files (
  name text primary key,
  published_at timestamptz(3) not null
);
create index published_files_at on published_files (published_at);
