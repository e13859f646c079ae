import { firstTerms } from "@jobami/api/consents/routes";
import { aiConsentMonths } from "@jobami/machines/consents/consent";
import { sql } from "drizzle-orm";
import type { Duty } from "../../composition/contributions.ts";
import { consents, termsVersions } from "./consents.tables.ts";

/** What was promised about consents. */
export const consentsDuties: readonly Duty[] = [
  {
    key: "terms.unversioned",
    broken: () => sql`select id from ${consents} c where kind = 'terms'
      and not (coalesce(cgv_version, '') = ${firstTerms.cgvVersion} and coalesce(cgu_version, '') = ${firstTerms.cguVersion})
      and not exists (select from ${termsVersions} v
        where v.cgv_version = c.cgv_version and v.cgu_version = c.cgu_version)`,
  },
  {
    key: "terms.missing",
    broken: () => sql`select a.id from known_accounts a where not a.is_gone
      and not exists (select from ${consents} c where c.user_id = a.id and c.kind = 'terms' and c.ended_at is null)`,
  },
  {
    key: "ai.lapsed",
    broken: (now) => sql`select id from ${consents} where kind = 'ai' and ended_at is null
      and (given_at at time zone 'UTC' + make_interval(months => ${aiConsentMonths}::integer)) at time zone 'UTC'
        <= ${now.toISOString()}::timestamptz`,
  },
];
