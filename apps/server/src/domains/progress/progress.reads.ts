import { sql } from "drizzle-orm";
import type { Look } from "../../platform/audit/reads.ts";

/** The two sides of a mission that was agreed on; no one where one of them reads. */
export const sidesOfMission: NonNullable<Look["whose"]> = ({ params, viewer }) => sql`
  select s.id from mission_agreements a, unnest(array[a.owner_id, a.jobbeur_id]) as s (id)
  where a.mission_id = ${params.id}::uuid and ${viewer}::uuid not in (a.owner_id, a.jobbeur_id)`;
