import { sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import { mailedTokens } from "./auth.tables.ts";

/** What was promised about mailed links: gone 30 days after they ran out; the nightly sweep is given two more. Named by their account. */
export const authDuties: readonly Duty[] = [
  {
    key: "links.kept",
    broken: (now) => sql`select distinct user_id as id from ${mailedTokens}
      where expires_at < ${now.toISOString()}::timestamptz - interval '32 days'`,
  },
];
