-- Files of people. The bytes stand in the file store, under keys made of the id and the type.
create table files (
  id uuid primary key,
  owner_id uuid not null,
  purpose text not null,
  name text not null,
  type text not null,
  bytes bigint not null check (bytes > 0),
  width integer,
  height integer,
  address text not null,
  created_at timestamptz(3) not null,
  -- Since when nothing refers to it; null while something does.
  loose_since timestamptz(3)
);

create index files_owner on files (owner_id);
create index files_loose on files (loose_since) where loose_since is not null;

-- What a person shows themselves by.
alter table users add column photo_file_id uuid;
