-- Who took a removal back, and when: an appeal is judged by neither of the two who decided.
alter table moderation_cases
  add column restored_by uuid references users (id),
  add column restored_at timestamptz(3);
update moderation_cases c set restored_at = decided_at,
  restored_by = (select actor_id from audit_entries a where a.subject_id = c.content_id and a.kind = 'content.restored'
    order by at desc limit 1)
where status = 'restored';

-- What somebody was given for breaking the rules. The account says whether it is suspended now.
create table sanctions (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('warning', 'temporary', 'permanent')),
  hours integer,
  -- When it ends by itself.
  until timestamptz(3),
  reason text not null,
  -- Null for the operator.
  given_by uuid references users (id),
  given_at timestamptz(3) not null,
  status text not null check (status in ('given', 'lifted', 'appealed', 'upheld', 'overturned', 'closed')),
  check ((kind = 'temporary') = (hours is not null)),
  check ((kind = 'temporary') = (until is not null))
);
create index sanctions_of_person on sanctions (user_id, given_at desc);
create index sanctions_by_day on sanctions (given_at, id);
create index sanctions_open on sanctions (given_at) where status = 'given';
create index sanctions_giver on sanctions (given_by);

-- Those of before, as the audit tells them.
insert into sanctions
  select a.id, a.subject_id,
    case a.kind when 'sanction.warned' then 'warning' when 'sanction.suspended' then 'temporary' else 'permanent' end,
    (a.after ->> 'hours')::integer, (a.after ->> 'until')::timestamptz, coalesce(a.reason, ''), a.actor_id, a.at,
    case when a.kind <> 'sanction.warned' and exists (select from audit_entries l
      where l.kind = 'sanction.lifted' and l.subject_id = a.subject_id and l.at >= a.at) then 'lifted' else 'given' end
  from audit_entries a join users u on u.id = a.subject_id and u.statut <> 'deleted'
  where a.kind in ('sanction.warned', 'sanction.banned')
    or (a.kind = 'sanction.suspended' and a.after ? 'until' and a.after ? 'hours');

-- Decisions of moderation that somebody whom they concern contests: each once.
create table appeals (
  id uuid primary key,
  case_id uuid references moderation_cases (id),
  sanction_id uuid references sanctions (id),
  side text not null check (side in ('author', 'reporter', 'sanctioned')),
  -- Null for a visitor, who has only their report, and once they left.
  appellant_id uuid references users (id),
  report_id uuid references content_reports (id),
  words text not null,
  -- Whom it concerns, and who decided first: neither judges it.
  concerned uuid[] not null,
  deciders uuid[] not null,
  made_at timestamptz(3) not null,
  decided_at timestamptz(3),
  -- Null for the operator.
  decided_by uuid references users (id),
  outcome text check (outcome in ('upheld', 'overturned', 'lifted')),
  reasons text,
  check ((case_id is null) <> (sanction_id is null)),
  check ((side = 'sanctioned') = (sanction_id is not null)),
  check ((decided_at is null) = (outcome is null))
);
create unique index appeals_case on appeals (case_id);
create unique index appeals_sanction on appeals (sanction_id);
create index appeals_open on appeals (made_at, id) where decided_at is null;
create index appeals_decided on appeals (decided_at desc, id desc) where decided_at is not null;
create index appeals_by_day on appeals (made_at);
create index appeals_appellant on appeals (appellant_id);
create index appeals_report on appeals (report_id);
create index appeals_judge on appeals (decided_by);

-- Keys of the links by which decisions are appealed without a session, as digests.
create table appeal_keys (
  hash text primary key,
  case_id uuid references moderation_cases (id),
  sanction_id uuid references sanctions (id),
  user_id uuid references users (id),
  report_id uuid references content_reports (id),
  expires_at timestamptz(3) not null,
  check ((case_id is null) <> (sanction_id is null)),
  check ((user_id is null) <> (report_id is null))
);
create index appeal_keys_end on appeal_keys (expires_at);
create index appeal_keys_person on appeal_keys (user_id);
create index appeal_keys_report on appeal_keys (report_id);
create index appeal_keys_case on appeal_keys (case_id);
create index appeal_keys_sanction on appeal_keys (sanction_id);

create index moderation_cases_by_decision on moderation_cases (first_decided_at, id) where first_decided_at is not null;

-- What lists and files of the house say of decisions.
create view decided_cases as
  select id, kind, title, author_id, is_removed, restored_at is not null and not is_removed as is_restored,
    first_decided_at, decided_at, reasons
  from moderation_cases where status <> 'reported';
create view sanction_heads as select id, user_id, kind, until, reason, given_at, status from sanctions;
