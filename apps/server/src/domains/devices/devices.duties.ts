import { sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import { knownDevices } from "./devices.tables.ts";

/** What was promised about browsers: forgotten 13 months after they were last used; the nightly sweep is given two days. Named by their account. */
export const devicesDuties: readonly Duty[] = [
  {
    key: "devices.kept",
    broken: (now) => sql`select distinct user_id as id from ${knownDevices}
      where last_seen_at < ${now.toISOString()}::timestamptz - interval '392 days'`,
  },
];
