-- Double entry: a movement takes from one account what it gives to another, so that all entries together are nothing. Beside the
-- people the house has two accounts: what it has given out, and what people have spent.
drop trigger jobi_entries_append_only on jobi_entries;
alter table jobi_entries alter column user_id drop not null;
alter table jobi_entries add column account text not null default 'person' check (account in ('person', 'emission', 'depenses'));
alter table jobi_entries add column movement_id uuid;
-- What a person earns once, or once a mission.
alter table jobi_entries add column grant_key text;

alter table jobi_entries drop constraint jobi_entries_reason_check;
alter table jobi_entries add constraint jobi_entries_reason_check check (reason in (
  'inscription', 'profil_complet', 'premiere_mission', 'avis_ecrit', 'annulation_mission', 'retrait', 'paiement_mission'));

update jobi_entries set movement_id = id where reason <> 'paiement_mission';
-- What moved between two people for one mission stands in pairs that were not named: all of a mission are nothing together.
update jobi_entries e set movement_id = f.id
  from (select distinct on (mission_id) mission_id, id from jobi_entries where reason = 'paiement_mission' order by mission_id, id) f
  where e.reason = 'paiement_mission' and e.mission_id = f.mission_id;
update jobi_entries set grant_key = 'inscription' where reason = 'inscription';
drop index jobi_entries_one_grant;
drop index jobi_entries_one_cancellation;
insert into jobi_entries (id, user_id, account, movement_id, amount, reason, mission_id, created_at)
  select gen_random_uuid(), null, case when amount > 0 then 'emission' else 'depenses' end, id, -amount, reason, mission_id, created_at
  from jobi_entries where reason <> 'paiement_mission';

alter table jobi_entries alter column movement_id set not null;
alter table jobi_entries alter column account drop default;
alter table jobi_entries add constraint jobi_entries_holder check ((account = 'person') = (user_id is not null));
create unique index jobi_entries_one_grant on jobi_entries (user_id, grant_key);
create unique index jobi_entries_one_cancellation on jobi_entries (mission_id)
  where reason = 'annulation_mission' and user_id is not null;
create index jobi_entries_movement on jobi_entries (movement_id);

create trigger jobi_entries_append_only before update or delete on jobi_entries
  for each row execute function refuse_ledger_change();

-- The database itself refuses a transaction that makes Jobi of nothing, or lets some vanish.
create function refuse_unbalanced_jobi() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from jobi_entries where movement_id = new.movement_id) <> 0 then
    raise exception 'jobi_entries: movement % is not balanced', new.movement_id;
  end if;
  return null;
end;
$$;
create constraint trigger jobi_entries_balanced after insert on jobi_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_jobi();
