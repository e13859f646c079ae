-- What the mail server said when it last refused a mail, for administrators.
alter table mails add column last_error text;
create index mails_newest on mails (created_at desc, id desc) where not decoy;

-- Audits that administrators had made of what the house promises of personal data; checks hold counts and ids.
create table data_audits (
  id uuid primary key,
  at timestamptz(3) not null,
  ran_by uuid not null references users (id),
  checks jsonb not null
);
create index data_audits_newest on data_audits (at desc, id desc);
create index data_audits_ran_by on data_audits (ran_by);
