import { sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import { supportTickets } from "./support.tables.ts";

/** What was promised about requests that concern an account or personal data: an answer within a month [GDPR-06]. */
export const supportDuties: readonly Duty[] = [
  {
    key: "requests.late",
    broken: (
      now,
    ) => sql`select id from ${supportTickets} where category in ('account', 'privacy') and status = 'new'
      and created_at < ${now.toISOString()}::timestamptz - interval '1 month'`,
  },
];
