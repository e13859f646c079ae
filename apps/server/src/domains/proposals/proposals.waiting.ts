import {
  type Awaited,
  type AwaitedDocument,
  awaitedActs,
  waitingCountCap,
  waitingRows,
} from "@jobami/api/proposals/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { proposalJoins, proposalJsonFor } from "./proposals.json.ts";

const me = sql.placeholder("userId");
const rowsShown = sql.raw(String(waitingRows));
const cap = sql.raw(String(waitingCountCap));

/** Proposals that stand so for one side, newest change first: each is read by an index of its own. */
const standing = (side: "owner" | "jobbeur", statut: string, limit: SQL) => sql`(
  select r.* from proposals r where r.${sql.raw(side)}_id = ${me} and r.statut = ${sql.raw(`'${statut}'`)} and r.confirm_until is null
  order by r.updated_at desc, r.id desc limit ${limit})`;

/** Proposals whose mission changed: they wait for their jobbeur, whoever was to answer before. */
const unconfirmed = (side: "owner" | "jobbeur", limit: SQL) => sql`(
  select r.* from proposals r where r.${sql.raw(side)}_id = ${me} and r.confirm_until is not null
  order by r.updated_at desc, r.id desc limit ${limit})`;

const together = (parts: SQL[]) => sql.join(parts, sql` union all `);

const toAnswer = (limit: SQL) =>
  together([
    standing("owner", "en_attente", limit),
    standing("owner", "contre_offre_jobbeur", limit),
    standing("jobbeur", "contre_offre_client", limit),
    unconfirmed("jobbeur", limit),
  ]);
const answersAwaited = together([
  standing("jobbeur", "en_attente", cap),
  standing("jobbeur", "contre_offre_jobbeur", cap),
  standing("owner", "contre_offre_client", cap),
  unconfirmed("owner", cap),
]);
const agreed = together([standing("owner", "acceptee", cap), standing("jobbeur", "acceptee", cap)]);

// The missions of these alone are read, by their keys: joined, every mission under way would be.
const underWay = sql`select r.*, m.day from (${agreed}) r
  cross join lateral (select h.day, h.statut from mission_heads h where h.id = r.mission_id offset 0) m
  where m.statut = 'en_cours'`;

const counted = (rows: SQL) => sql`(select count(*) from (select 1 from (${rows}) r limit ${cap}) c)`;

const listed = (rows: SQL, order: SQL) => sql`(
  select coalesce(json_agg(${proposalJsonFor({ userId: sql`${me}::uuid` })} order by ${order}), '[]')
  from (select * from (${rows}) r order by ${order} limit ${rowsShown}) r ${proposalJoins})`;

/** The one statement of what waits for a person. */
export const waitingStatement = sql`json_build_object(
  'toAnswer', ${listed(toAnswer(rowsShown), sql`r.updated_at desc, r.id desc`)},
  'underWay', ${listed(underWay, sql`r.day, r.id`)},
  'awaited', ${sql.placeholder("awaited")}::json,
  'documents', ${sql.placeholder("documents")}::json,
  'counts', json_build_object(
    'toAnswer', ${counted(toAnswer(cap))},
    'underWay', ${counted(underWay)},
    'answersAwaited', ${counted(answersAwaited)},
    'openMissions', ${counted(sql`select 1 from mission_heads m where m.owner_id = ${me} and m.statut = 'ouverte' limit ${cap}`)}),
  'hasBegun', exists (select from mission_heads m where m.owner_id = ${me})
    or exists (select from proposals r where r.jobbeur_id = ${me})
)::text`;

/** What other domains bring to it. */
export type AwaitedThing = Awaited | AwaitedDocument;
const isAct = (one: AwaitedThing): one is Awaited => "act" in one;

/** What other domains await of a person: a few of each act, in the order of the contract, and a few documents. */
function shownOf(things: readonly AwaitedThing[]) {
  const acts = things.filter(isAct);
  const documents = things.filter((one): one is AwaitedDocument => !isAct(one));
  return {
    awaited: JSON.stringify(
      awaitedActs.flatMap((act) => acts.filter((one) => one.act === act).slice(0, waitingRows)),
    ),
    documents: JSON.stringify(documents.slice(0, waitingRows)),
  };
}

/** What waits for a person, with what other domains await of them, as JSON text. */
export async function readWaiting(db: Db, userId: string, awaited: readonly AwaitedThing[]): Promise<string> {
  const [row] = await db
    .select({ json: sql<string>`w.json` })
    .from(sql`(select ${waitingStatement} as json) w`)
    .prepare("proposals_waiting")
    .execute({ userId, ...shownOf(awaited) });
  if (row === undefined) throw new Error("A statement without a table answered no row.");
  return row.json;
}
