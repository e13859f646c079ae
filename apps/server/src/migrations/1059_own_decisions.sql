-- What each of staff decided. Of who hid a content and showed it again the last decision alone; a case keeps when it was taken.
create view staff_decisions as
  select decided_by as staff_id, id, 'content' as subject, kind, title, first_decided_at as at,
    case when restored_by is null then coalesce(reasons, '') else '' end as reasons,
    case when restored_by is null then 'first' else 'before' end as step, is_removed, null::timestamptz as until, null::uuid as person_id
  from moderation_cases where decided_by is not null and decided_by is distinct from restored_by
  union all
  select restored_by, id, 'content', kind, title, decided_at, coalesce(reasons, ''), 'restored', is_removed, null, null
  from moderation_cases where restored_by is not null
  union all
  select given_by, id, 'sanction', kind, '', given_at, reason, 'sanctioned', false, until, user_id
  from sanctions where given_by is not null;

create index moderation_cases_decider on moderation_cases (decided_by, first_decided_at, id);
create index moderation_cases_restorer on moderation_cases (restored_by, decided_at, id);
drop index sanctions_giver;
create index sanctions_giver on sanctions (given_by, given_at, id);
