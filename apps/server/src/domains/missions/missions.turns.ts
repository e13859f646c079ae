import type { ProposalSide } from "@jobami/api/proposals/contract";
import { proposalStatuses } from "@jobami/api/proposals/statuses";
import { whoseTurn } from "@jobami/machines/proposals/proposal";
import { type SQL, sql } from "drizzle-orm";
import { personJson } from "../../platform/database/json.ts";

/** The life cycle's answer for a proposal on an open mission, as a condition on its row `b`. */
const waitsFor = (side: ProposalSide, isUnconfirmed: boolean): SQL => {
  const statuses = proposalStatuses.filter(
    (statut) => whoseTurn({ statut, missionStatut: "ouverte", isUnconfirmed }) === side,
  );
  if (statuses.length === 0) return sql`false`;
  const listed = sql.raw(statuses.map((statut) => `'${statut}'`).join(", "));
  return sql`(b.is_unconfirmed = ${sql.raw(String(isUnconfirmed))} and b.statut in (${listed}))`;
};
const isOf = (side: ProposalSide) => sql`(${waitsFor(side, false)} or ${waitsFor(side, true)})`;

/**
 * Whose answer an open mission `m` waits for, for a reader who is a side of it: of the proposals on it, and of who is asked
 * first and has not answered. The reader's own come before those of others.
 */
export const turnJson = (reader: SQL): SQL => sql`(
  select json_build_object('isMine', t.is_mine, 'count', t.count,
    'other', case when t.count = 1 then (select ${personJson("o", reader)} from people o where o.id = t.other_id) end)
  from (
    select w.is_mine, count(*) as count, min(w.other_id::text)::uuid as other_id from (
      select ${isOf("client")} = (m.owner_id = ${reader}) as is_mine,
        case when m.owner_id = ${reader} then b.jobbeur_id else m.owner_id end as other_id
      from mission_bids b
      where b.mission_id = m.id and ${reader} in (m.owner_id, b.jobbeur_id) and (${isOf("client")} or ${isOf("jobbeur")})
      union all
      select a.jobbeur_id = ${reader}, case when m.owner_id = ${reader} then a.jobbeur_id else m.owner_id end
      from mission_asks a
      where a.mission_id = m.id and m.audience = 'demandes' and a.is_open and a.answer is null
        and ${reader} in (m.owner_id, a.jobbeur_id)
    ) w group by w.is_mine order by w.is_mine desc limit 1
  ) t where m.statut = 'ouverte')`;
