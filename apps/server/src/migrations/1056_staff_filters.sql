-- Filters of staff's lists that few rows pass: tickets of a kind, tickets of somebody, accounts that are not active.
create index support_tickets_kind_desk on support_tickets (kind, (status = 'answered'),
  (case priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end), since, id)
  where status in ('new', 'open', 'answered');
create index support_tickets_own_desk on support_tickets (assignee_id, (status = 'answered'),
  (case priority when 'urgent' then 0 when 'high' then 1 when 'normal' then 2 else 3 end), since, id)
  where status in ('new', 'open', 'answered');
create index users_by_state on users (statut, created_at, id) where statut <> 'active';
