-- What the other side keeps does not change when one side leaves.

-- Whoever left is nobody by name: « Ancien membre » to others, not somebody called Ancien M.
create or replace view people as
  select id, case when statut = 'deleted' then 'Ancien membre' else prenom end as prenom,
    case when statut = 'deleted' then '' else
      upper(left(coalesce(nullif(regexp_replace(trim(nom),
        '^((de|du|des)\s+((la|le|les)\s+|l[''’]\s*)?|(von|van)\s+((der|den|de)\s+)?|d[''’]\s*)', '', 'i'), ''), trim(nom)), 1))
    end as initiale,
    user_type, profile_hidden, deactivated_at is null as is_active,
    role = 'jobutil' as is_member, seo_indexable
  from users;

-- The number of the quote or invoice that a document follows stands on it, also once that one is old enough to be deleted.
alter table billing_documents add column source_number text;
update billing_documents d set source_number = s.number
from billing_documents s where s.id = d.source_id and d.number is not null;

create or replace function refuse_changed_billing() returns trigger language plpgsql as $$
begin
  if old.number is not null and
    row (new.number, new.type, new.issuer_id, new.year, new.seq, new.issuer, new.issued_at, new.issued_on, new.ends_on, new.lines, new.total_cents,
      new.client_name, new.client_address, new.client_email, new.subject, new.note, new.public_id, new.vat_regime, new.source_number)
    is distinct from
    row (old.number, old.type, old.issuer_id, old.year, old.seq, old.issuer, old.issued_at, old.issued_on, old.ends_on, old.lines, old.total_cents,
      old.client_name, old.client_address, old.client_email, old.subject, old.note, old.public_id, old.vat_regime, old.source_number)
  then raise exception 'An issued document never changes.';
  end if;
  return new;
end $$;

-- No mission is ever deleted, and none of these would go with it unnoticed: agreed hours, and what papers say of their mission.
alter table billing_documents drop constraint billing_documents_mission_id_fkey;
alter table billing_documents add constraint billing_documents_mission_id_fkey foreign key (mission_id) references missions (id);
alter table planning_hours drop constraint planning_hours_mission_id_fkey;
alter table planning_hours add constraint planning_hours_mission_id_fkey foreign key (mission_id) references missions (id);

-- A look goes on counting for whoever was looked at, when whoever looked is gone and no longer known.
alter table page_looks drop constraint page_looks_viewer_id_fkey;

-- How soon a jobbeur answered stays counted when the words of who had asked are gone.
alter table conversations add column asked_at timestamptz(3);
alter table conversations add column answered_at timestamptz(3);
create or replace view first_answers as
  select c.jobbeur_id, c.owner_id, coalesce(c.asked_at, asked.created_at) as asked_at,
    coalesce(c.answered_at, (select min(a.created_at) from private_messages a
      where a.conversation_id = c.id and a.author_id = c.jobbeur_id and a.seq > asked.seq)) as answered_at,
    c.id as conversation_id
  from conversations c
  left join lateral (
    select m.seq, m.created_at from private_messages m
    where m.conversation_id = c.id and m.author_id = c.owner_id order by m.seq limit 1) asked on true
  where coalesce(c.asked_at, asked.created_at) is not null;
