-- How many were informed that a mission suits them; null while no one was asked.
alter table missions add column notified integer check (notified >= 0);

-- How soon the newest missions like another one had their first proposal.
create index missions_answered_category on missions (category, created_at desc) where asked_until is null;
create index missions_answered_department on missions (category, department_code, created_at desc) where asked_until is null;
