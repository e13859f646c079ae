-- Whom an answer to a mail goes to, where that is not the product's own address.
alter table mails add column reply_to text;

-- How many messages came from one caller, and under one address, since when; both are kept as digests only.
create table contact_counts (
  id text primary key,
  messages integer not null check (messages > 0),
  since timestamptz(3) not null
);

create index contact_counts_since on contact_counts (since);
