-- What has not left is few beside what has: how long the oldest waits is read each minute.
create index mails_waiting on mails (created_at) where status in ('queued', 'sending', 'failed') and held_until is null;
