-- The newest number that has reached a browser of a side, read or not.
alter table conversation_sides add column received_seq integer not null default 0 check (received_seq >= 0);
alter table conversation_sides alter column received_seq drop default;
update conversation_sides set received_seq = read_seq;
