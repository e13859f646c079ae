-- Who of staff handles an appeal: never whom it concerns, nor who decided first.
alter table appeals
  add column assignee_id uuid references users (id),
  add column assigned_at timestamptz(3),
  add constraint appeals_assigned_at check ((assignee_id is null) = (assigned_at is null)),
  add constraint appeals_assignee_may_judge check (assignee_id <> all (concerned) and assignee_id <> all (deciders));
create index appeals_assignee on appeals (assignee_id, made_at, id);
