-- What staff and the operator did, to whom and why. Nobody changes or deletes an entry; the law alone limits how long it is kept.
create table audit_entries (
  id uuid primary key,
  at timestamptz(3) not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('person', 'operator')),
  actor_id uuid references users (id),
  -- Where the act came from; kept for a year.
  address text,
  subject_kind text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  reason text,
  check ((actor_kind = 'person') = (actor_id is not null))
);

create index audit_entries_newest on audit_entries (at desc, id desc);
create index audit_entries_actor on audit_entries (actor_id, at desc, id desc);
create index audit_entries_subject on audit_entries (subject_id, at desc, id desc);

-- The clock is the database's own: no caller can make an entry older than it is.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '5 years' then
      return old;
    end if;
  elsif tg_op = 'UPDATE' then
    if new.address is null and old.at < now() - interval '1 year'
      and to_jsonb(new) - 'address' = to_jsonb(old) - 'address' then
      return new;
    end if;
  end if;
  raise exception 'audit_entries is append-only';
end;
$$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_kept before truncate on audit_entries
  for each statement execute function refuse_audit_change();
