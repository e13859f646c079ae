-- Mails to nobody: written and queued like any other, so that the time they take does not tell who has an account.
alter table mails add column decoy boolean not null default false;
