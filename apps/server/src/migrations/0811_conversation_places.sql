-- What somebody does with a conversation for themselves: put it away, or not be told of it.
alter table conversation_sides add column is_archived boolean not null default false;
alter table conversation_sides add column is_muted boolean not null default false;
alter table conversation_sides alter column is_archived drop default;
alter table conversation_sides alter column is_muted drop default;

drop index conversation_sides_newest;
create index conversation_sides_newest on conversation_sides (user_id, is_archived, updated_at desc, conversation_id desc)
  where is_listed;
drop index conversation_sides_unread;
create index conversation_sides_unread on conversation_sides (user_id, updated_at desc, conversation_id desc)
  where is_listed and unread > 0 and not is_archived and not is_muted;
