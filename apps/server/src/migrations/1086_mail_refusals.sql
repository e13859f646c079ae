-- Addresses that take no more mail, by a keyed digest: a mailbox that is not there, or whoever called our mails spam.
create table mail_refusals (
  address_digest text primary key,
  why text not null check (why in ('bounce', 'complaint')),
  since timestamptz(3) not null
);
