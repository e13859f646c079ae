-- Erasing somebody finds what other inboxes say about their missions and proposals.
create index notifications_mission on notifications ((data ->> 'missionId'));
create index notifications_proposal on notifications ((data ->> 'proposalId')) where data ? 'proposalId';
