import type { ProposalStats } from "@jobami/api/proposals/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { newestOffer } from "./proposals.json.ts";

const method = (name: "euros" | "jobis" | "hybrid") => sql.raw(`payment_method = '${name}'`);
const stands = (...values: string[]) =>
  sql.raw(`count(*) filter (where statut in (${values.map((value) => `'${value}'`).join(", ")}))`);
const rounded = (what: string, as: ReturnType<typeof method>) =>
  sql`coalesce(round((${sql.raw(what)} filter (where ${as}))::numeric, 2), 0)::float8`;
const euros = "amount_cents / 100.0";

/** The one statement of what a person’s proposals come to; `me` is bound where it is asked. */
const statsJson = sql`json_build_object(
  'total', count(*),
  'enAttente', ${stands("en_attente")},
  'acceptees', ${stands("acceptee")},
  'refusees', ${stands("refusee")},
  'contreOffres', ${stands("contre_offre_client", "contre_offre_jobbeur")},
  'montantMoyen', ${rounded(`avg(${euros})`, sql.raw("payment_method <> 'jobis'"))},
  'montantTotal', ${rounded(`sum(${euros})`, sql.raw("payment_method <> 'jobis'"))},
  'montantMoyenEuros', ${rounded(`avg(${euros})`, method("euros"))},
  'montantTotalEuros', ${rounded(`sum(${euros})`, method("euros"))},
  'montantMoyenJobis', ${rounded("avg(jobis)", method("jobis"))},
  'montantTotalJobis', ${rounded("sum(jobis)", method("jobis"))},
  'montantMoyenHybride', json_build_object('euros', ${rounded(`avg(${euros})`, method("hybrid"))},
    'jobis', ${rounded("avg(jobis)", method("hybrid"))}),
  'montantTotalHybride', json_build_object('euros', ${rounded(`sum(${euros})`, method("hybrid"))},
    'jobis', ${rounded("sum(jobis)", method("hybrid"))}),
  'countEuros', count(*) filter (where ${method("euros")}),
  'countJobis', count(*) filter (where ${method("jobis")}),
  'countHybride', count(*) filter (where ${method("hybrid")}),
  'sentProposals', (select count(*) from proposals where jobbeur_id = ${sql.placeholder("me")}),
  'receivedProposals', (select count(*) from proposals where owner_id = ${sql.placeholder("me")})
)`;

/** What the proposals that a person made, or received, come to [PROP-07, PROP-08]. */
export async function readProposalStats(
  db: Db,
  as: "sent" | "received",
  userId: string,
): Promise<ProposalStats> {
  const side = sql.raw(as === "sent" ? "jobbeur_id" : "owner_id");
  const [row] = await db
    .select({ stats: sql<ProposalStats>`s.stats` })
    .from(sql`(select ${statsJson} as stats from (
      select r.statut, newest.amount_cents, newest.jobis, newest.payment_method
      from proposals r cross join lateral ${newestOffer} newest where r.${side} = ${sql.placeholder("me")}) p) s`)
    .prepare(`proposals_stats_${as}`)
    .execute({ me: userId });
  if (row === undefined) throw new Error("An aggregate answered no row.");
  return row.stats;
}
