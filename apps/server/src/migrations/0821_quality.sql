-- What other domains may read of who answered whom: the first words of a mission's owner in a conversation,
-- and when its jobbeur next wrote there; null while they have not.
create index conversations_jobbeur on conversations (jobbeur_id);
create view first_answers as
  select c.jobbeur_id, c.owner_id, asked.created_at as asked_at,
    (select min(a.created_at) from private_messages a
      where a.conversation_id = c.id and a.author_id = c.jobbeur_id and a.seq > asked.seq) as answered_at
  from conversations c
  cross join lateral (
    select m.seq, m.created_at from private_messages m
    where m.conversation_id = c.id and m.author_id = c.owner_id order by m.seq limit 1) asked;

-- A proposal that ended with its mission was not decided by anybody. Of those before, whatever ended in the
-- second in which its mission was called off counts as such.
alter table proposals add column mission_ended_at timestamptz(3);
update proposals p set mission_ended_at = p.updated_at from missions m
  where m.id = p.mission_id and (p.statut = 'expiree' or p.statut = 'refusee' and m.statut = 'annulee'
    and p.updated_at between m.updated_at - interval '1 second' and m.updated_at + interval '1 second');

-- How proposals were decided, for who made them, and since when.
create view proposal_ends as
  select jobbeur_id, statut, updated_at as ended_at from proposals
  where statut in ('acceptee', 'refusee') and mission_ended_at is null;

-- The notes that somebody got as a jobbeur and that others read.
create view jobbeur_notes as
  select subject_id as user_id, notes, total, shown_at from reviews where side = 'client' and shown_at is not null;
