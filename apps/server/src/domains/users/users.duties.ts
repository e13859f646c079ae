import { sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import { users } from "./users.tables.ts";

/** What was promised about accounts. */
export const usersDuties: readonly Duty[] = [
  {
    // The hourly end of what was asked and not confirmed is given a day.
    key: "deletions.late",
    broken: (now) => sql`select id from ${users} where statut in ('deletion_asked', 'deletion_confirmed')
      and deletion_expires_at < ${now.toISOString()}::timestamptz - interval '1 day'`,
  },
  {
    key: "accounts.asleep",
    broken: (now) => sql`select id from ${users} where statut <> 'deleted'
      and coalesce(last_seen_at, last_login_at, created_at) < ${now.toISOString()}::timestamptz - interval '3 years'`,
  },
];
