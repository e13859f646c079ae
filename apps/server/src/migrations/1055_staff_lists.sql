-- The orders by which staff walks its lists by key, both ways.
create index support_tickets_desk on support_tickets ((status = 'answered'),
  (case priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end), since, id)
  where status in ('new', 'open', 'answered');
create index support_tickets_waiting on support_tickets (since, id) where status in ('new', 'open');
create index support_tickets_ended on support_tickets (last_at, id) where status = 'resolved';
create index disputes_open on disputes (since, id) where status in ('opened', 'discussed', 'decided', 'appealed');
create index disputes_ended on disputes (since, id) where status in ('settled', 'withdrawn', 'final');
create index users_of_staff on users (created_at, id) where role in ('jobmodo', 'jobpadm');
