import { sql } from "drizzle-orm";
import type { Look } from "../../platform/audit/reads.ts";

type Whose = NonNullable<Look["whose"]>;

/** The two sides of a negotiation; no one where one of them reads. */
export const sidesOfProposal: Whose = ({ params, viewer }) => sql`
  select s.id from proposals p, unnest(array[p.owner_id, p.jobbeur_id]) as s (id)
  where p.id = ${params.proposalId}::uuid and ${viewer}::uuid not in (p.owner_id, p.jobbeur_id)`;

/** Who made proposals on a mission that is not the viewer's. */
export const jobbeursOfMission: Whose = ({ params, viewer }) => sql`
  select distinct p.jobbeur_id as id from proposals p
  where p.mission_id = ${params.id}::uuid and ${viewer}::uuid not in (p.owner_id, p.jobbeur_id)`;
