-- What is new in the product, as the house announces it.
create table product_updates (
  id uuid primary key,
  title text not null check (length(title) <= 100),
  words text not null check (length(words) <= 2000),
  published_at timestamptz(3) not null
);
create index product_updates_newest on product_updates (published_at desc, id desc);

-- Who was told of it: nobody is told twice.
create table product_update_readers (
  update_id uuid not null references product_updates (id),
  user_id uuid not null references users (id),
  told_at timestamptz(3) not null,
  primary key (update_id, user_id)
);
create index product_update_readers_of on product_update_readers (user_id);
