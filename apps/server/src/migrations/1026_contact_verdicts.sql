-- What the filter finds of ways to be reached stands beside a message, with the version of the filter that found it; 0: nobody looked yet.
alter table private_messages add column contacts jsonb;
alter table private_messages add column filter_version integer not null default 0;
create index private_messages_filtered on private_messages (filter_version, id);

-- Other words have no verdict yet, whoever puts them there.
create function forget_contacts() returns trigger language plpgsql as $$
begin
  new.contacts := null;
  new.filter_version := 0;
  return new;
end $$;

create trigger private_messages_reworded before update of body on private_messages
  for each row when (new.body is distinct from old.body and new.contacts is not distinct from old.contacts)
  execute function forget_contacts();
