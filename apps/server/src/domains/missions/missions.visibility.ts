import { type SQL, sql } from "drizzle-orm";
import { areApart } from "../../platform/database/json.ts";

/** Who reads; staff sees what is withheld from members. */
export interface Viewer {
  userId: string;
  isStaff: boolean;
}

type UserId = string | SQL | ReturnType<typeof sql.placeholder>;

const askedOf = (userId: UserId) => sql`exists (
  select from mission_asks a where a.mission_id = m.id and a.jobbeur_id = ${userId} and a.is_open
    and not ${areApart(sql`a.jobbeur_id`, sql`m.owner_id`)})`;

/** A mission `m` is shown to everybody: it is open, no one is asked before others, and moderators did not take it away. */
export const isForAll = sql`m.statut = 'ouverte' and m.audience = 'tous' and not m.is_hidden`;

/** A person is asked for an open mission `m` before everybody else, and has not answered or their proposal stands. */
export const isAskedOf = (userId: UserId): SQL =>
  sql`(m.statut = 'ouverte' and m.audience = 'demandes' and not m.is_hidden and ${askedOf(userId)})`;

/**
 * The one rule of who may see a mission `m`: one that is open to all everybody, one for which a few are asked they alone, another one its sides
 * and staff, and a draft its owner alone. One that moderators took away is for its owner and staff, and for who was chosen for it: that work is agreed.
 */
export const isVisibleTo = ({ userId, isStaff }: Viewer): SQL => sql`(
  (m.statut <> 'brouillon' or m.owner_id = ${userId})
  and (m.statut = 'ouverte' and m.audience = 'tous' or ${isStaff} or m.owner_id = ${userId} or ${isAskedOf(userId)}
    or exists (select from mission_bids b where b.mission_id = m.id and b.jobbeur_id = ${userId}))
  and (not m.is_hidden or ${isStaff} or m.owner_id = ${userId}
    or exists (select from proposal_pairs b where b.mission_id = m.id and b.jobbeur_id = ${userId} and b.is_agreed)))`;
