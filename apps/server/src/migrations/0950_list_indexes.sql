-- Staff look at acts, and at reported contents, of one kind: hardly any of a rare one are among the newest of all.
create index audit_entries_kind on audit_entries (kind, at desc, id desc);
create index moderation_cases_kind_oldest on moderation_cases (kind, opened_at, id) where status = 'reported';
create index moderation_cases_kind_decided on moderation_cases (kind, decided_at desc, id desc) where status <> 'reported';
