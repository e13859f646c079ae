-- When a reported content was first decided of: figures say how long people wait for that.
alter table moderation_cases add column first_decided_at timestamptz(3);
update moderation_cases set first_decided_at = decided_at;
create index moderation_cases_opened on moderation_cases (opened_at);
