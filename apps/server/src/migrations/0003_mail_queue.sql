-- Where each mail stands on its way out; those that wait already are queued.
alter table mails
  add column status text not null default 'queued'
    check (status in ('queued', 'sending', 'sent', 'failed', 'dead', 'cancelled')),
  add column tries integer not null default 0,
  add column due_at timestamptz(3),
  add column useful_until timestamptz(3);

update mails set status = 'sent', tries = 1 where sent_at is not null;
