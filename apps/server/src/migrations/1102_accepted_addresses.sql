-- Addresses that are written to again: reports of mails that left before that change nothing.
alter table mail_refusals add column accepted_at timestamptz(3);
