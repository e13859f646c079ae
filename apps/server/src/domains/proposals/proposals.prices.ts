import { type AcceptedPrices, fewestPrices, type PricesQuery } from "@jobami/api/proposals/contract";
import { isSubcategoryOf, serviceCategories } from "@jobami/api/taxonomy";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { newestOffer } from "./proposals.json.ts";

/** The newest agreements that prices are derived from, and among how many the ones in euros are looked for: older ones state little of today. */
const newest = sql.raw("200");
const lookedAt = sql.raw("400");

const quantile = (share: number) =>
  sql.raw(`round(percentile_cont(${share}) within group (order by e.amount_cents) / 100)`);

/** Quartiles of what was accepted in euros for missions of which `column` is `value`, in whole euros. */
const quartiles = (column: "category" | "subcategory", near = sql``) => sql`(
  select json_build_object('of', '${sql.raw(column)}', 'count', count(*),
    'low', ${quantile(0.25)}, 'median', ${quantile(0.5)}, 'high', ${quantile(0.75)}) as prices,
    count(*) as n
  from (
    select newest.amount_cents from (
      select m.id, m.created_at from agreed_missions m
      where m.${sql.raw(column)} = ${sql.placeholder(column)} and m.budget_type = ${sql.placeholder("budgetType")} ${near}
      order by m.created_at desc limit ${lookedAt}
    ) m
    join lateral (select r.id from proposals r where r.mission_id = m.id and r.statut = 'acceptee' limit 1) r on true
    join lateral ${newestOffer} newest on newest.payment_method = 'euros'
    order by m.created_at desc limit ${newest}
  ) e)`;

/** The one statement of what others agreed on: for the service, else for its category; no row under `fewestPrices`. */
export const pricesStatement = sql`
  select p.prices from (
    select 1 as place, s.* from ${quartiles("subcategory")} s union all
    select 2 as place, c.* from ${quartiles("category")} c
  ) p where p.n >= ${sql.raw(String(fewestPrices))} order by p.place limit 1`;

/** What others agreed on for a service, priced the same way; null where too few did. */
export async function readAcceptedPrices(
  db: Db,
  { subcategory, budget_type: budgetType }: PricesQuery,
): Promise<AcceptedPrices | null> {
  const category = serviceCategories.find(({ slug }) => isSubcategoryOf(subcategory, slug))?.slug;
  const [row] = await db
    .select({ prices: sql<AcceptedPrices>`p.prices` })
    .from(sql`(${pricesStatement}) p`)
    .prepare("proposals_accepted_prices")
    .execute({ subcategory, category, budgetType });
  return row?.prices ?? null;
}

const inCommunes = sql`and exists (select from mission_agreements a
  where a.mission_id = m.id and a.place_code = any(string_to_array(${sql.placeholder("codes")}, ',')))`;

/** What others agreed on in euros for the very service in some communes; null where too few did. */
export async function readNearbyPrices(
  db: Db,
  { subcategory, budget_type: budgetType }: PricesQuery,
  codes: readonly string[],
): Promise<AcceptedPrices | null> {
  const [row] = await db
    .select({ prices: sql<AcceptedPrices>`p.prices` })
    .from(sql`${quartiles("subcategory", inCommunes)} p`)
    .where(sql`p.n >= ${sql.raw(String(fewestPrices))}`)
    .prepare("proposals_nearby_prices")
    .execute({ subcategory, budgetType, codes: codes.join(",") });
  return row?.prices ?? null;
}
