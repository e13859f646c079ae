-- Looks of staff are kept with its acts and are many: the newest acts are found beside them.
create index audit_entries_acts on audit_entries (at desc, id desc) where kind not like '%.read';
create index audit_entries_acts_by on audit_entries (actor_id, at desc, id desc) where kind not like '%.read';
