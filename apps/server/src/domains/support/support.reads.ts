import { sql } from "drizzle-orm";
import type { Look } from "../../platform/audit/reads.ts";

/** Who asked in a ticket, unless they look themselves. */
export const requesterOf: NonNullable<Look["whose"]> = ({ params, viewer }) => sql`
  select t.requester_id as id from support_tickets t where t.id = ${params.id}::uuid and t.requester_id <> ${viewer}::uuid`;
