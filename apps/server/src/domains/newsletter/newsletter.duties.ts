import { sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import { subscriptions } from "./newsletter.tables.ts";

/** What was promised about the newsletter: unconfirmed and ended addresses go after 30 days; the nightly sweep is given two more. */
export const newsletterDuties: readonly Duty[] = [
  {
    key: "newsletter.unconfirmed",
    broken: (now) => sql`select id from ${subscriptions} where status <> 'confirmed'
      and greatest(asked_at, ended_at) < ${now.toISOString()}::timestamptz - interval '32 days'`,
  },
];
