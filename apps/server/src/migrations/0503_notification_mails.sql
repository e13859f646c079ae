-- When a line that still waits unread is told by mail; null when it is not, or was looked at.
alter table notifications add column mail_due_at timestamptz(3);
create index notifications_mail_due on notifications (mail_due_at) where mail_due_at is not null;

-- What a mail is about: who erases it must find it.
alter table mails add column about uuid[] not null default '{}';
create index mails_about on mails using gin (about) where about <> '{}';
