import { sql } from "drizzle-orm";
import type { TestServer } from "../../testing/test-server.ts";

/** Each names a broken invariant and counts the rows that break it. */
const invariants = sql`
  select 'two accepted proposals on a mission' as invariant, count(*)::integer as n from (
    select mission_id from proposals where statut = 'acceptee' group by 1 having count(*) > 1) x
  union all select 'a mission under way without an accepted proposal', count(*)::integer from missions m
    where m.statut = 'en_cours' and not exists (select from proposals p where p.mission_id = m.id and p.statut = 'acceptee')
  union all select 'an accepted proposal on a mission that never began', count(*)::integer
    from proposals p join missions m on m.id = p.mission_id
    where p.statut = 'acceptee' and m.statut not in ('en_cours', 'terminee', 'annulee')
  union all select 'an open proposal on a mission that is not open', count(*)::integer
    from proposals p join missions m on m.id = p.mission_id
    where p.statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur') and m.statut <> 'ouverte'
  union all select 'two standing proposals of a jobbeur on a mission', count(*)::integer from (
    select mission_id, jobbeur_id from proposals where statut <> 'retiree' group by 1, 2 having count(*) > 1) x
  union all select 'offers whose versions have a gap', count(*)::integer from (
    select proposal_id from proposal_offers group by 1 having max(version) <> count(*) or min(version) <> 1) x
  union all select 'a version that is not the number of steps', count(*)::integer from (
    select p.id from proposals p join proposal_offers o on o.proposal_id = p.id group by p.id
    having p.version <> count(*) + case when p.statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur') then 0 else 1 end) x
  union all select 'a status that the newest offer contradicts', count(*)::integer from proposals p
    join lateral (select side from proposal_offers o where o.proposal_id = p.id order by version desc limit 1) o on true
    where p.statut = 'contre_offre_client' and o.side <> 'client' or p.statut in ('en_attente', 'contre_offre_jobbeur') and o.side <> 'jobbeur'
  union all select 'Jobi that came from nowhere or went nowhere', count(*)::integer from (
    select u.id from users u left join jobi_entries j on j.user_id = u.id group by u.id
    having coalesce(sum(j.amount), 0) <> 10 - (select count(*) from missions m where m.owner_id = u.id and m.statut = 'annulee')
      or coalesce(sum(j.amount), 0) < 0) x
  union all select 'a live sequence with a gap', count(*)::integer from (
    select user_id from live_events group by 1 having max(seq) <> count(*) or min(seq) <> 1) x`;

/** The names of the invariants that do not hold. */
export async function brokenLaws(server: TestServer): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ invariant: string; n: number }>(invariants);
  return rows.filter((row) => row.n > 0).map((row) => row.invariant);
}
