import { type MissionListQuery, missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { radiusKm } from "@jobami/api/profiles/limits";
import { sql } from "drizzle-orm";
import { whomSuits } from "../domains/missions/missions.matching.ts";
import type { Db } from "../platform/database/database.ts";
import { rareTerms } from "./mission-fill-text.ts";
import type { TestServer } from "./test-server.ts";

/** Who asks, and about which mission. */
export interface Asker {
  owner: string;
  jobbeur: string;
  mission: { id: string; placeCode: string };
}

/** A question that pages of missions and of moderators ask, as the product asks it. */
export interface MissionQuestion {
  what: string;
  /** Its list is counted up to the most that is counted, and may be. */
  isLong?: true;
  /** Asked once for each mission that is posted, by no page. */
  isOncePerMission?: true;
  ask(server: Pick<TestServer, "domains" | "platform">, asker: Asker): Promise<unknown>;
}

const missionList =
  (scope: "list" | "all", given: Record<string, string>): MissionQuestion["ask"] =>
  ({ domains }, { owner }) =>
    domains.missions.list(scope, owner, missionsContract.list.query.parse(given) as MissionListQuery);

const proposalList =
  (
    as: "sent" | "received",
    given: { offer_status?: ["en_attente"]; mission_status?: ["en_cours"]; page?: number },
  ): MissionQuestion["ask"] =>
  ({ domains, platform }, { owner, jobbeur }) =>
    domains.proposals[as](platform.db, as === "sent" ? jobbeur : owner, { page: 1, limit: 10, ...given });

type Cases = Parameters<TestServer["domains"]["reports"]["list"]>[2];
const caseList =
  (given: Omit<Cases, "limit">): MissionQuestion["ask"] =>
  ({ domains, platform }, { owner }) =>
    domains.reports.list(platform.db, owner, { limit: 20, ...given });

type Acts = Parameters<TestServer["domains"]["staff"]["moderationLog"]>[1];
const actList =
  (given: Omit<Acts, "limit">): MissionQuestion["ask"] =>
  ({ domains, platform }) =>
    domains.staff.moderationLog(platform.db, { limit: 20, ...given });

/** The floor: what a statement costs that reads one row. */
export const primaryKeyRead: MissionQuestion = {
  what: "a mission by its primary key",
  ask: ({ platform }, { mission }) =>
    platform.db.execute(sql`select * from missions where id = ${mission.id}`),
};

/** Who asks: a person who does much comes up as often as they do things. */
export async function askersOf(db: Db, count: number): Promise<Asker[]> {
  const { rows: posted } = await db.execute<Asker["mission"] & { owner: string }>(
    sql`select id, place_code as "placeCode", owner_id as owner from missions where statut = 'ouverte' order by md5(id::text) limit ${count}`,
  );
  const { rows: chosen } = await db.execute<{ jobbeur: string }>(
    sql`select jobbeur_id as jobbeur from proposals where statut = 'acceptee' order by md5(id::text) limit ${count}`,
  );
  return posted.map(({ owner, ...mission }, n) => ({
    owner,
    mission,
    jobbeur: chosen[n % chosen.length]?.jobbeur ?? "",
  }));
}

/** What is asked of a filled database, each by a name. */
export const missionQuestions: readonly MissionQuestion[] = [
  { what: "own missions", ask: missionList("all", { owner: "true" }) },
  { what: "own missions, those under way", ask: missionList("all", { owner: "true", status: "en_cours" }) },
  { what: "own open missions", ask: missionList("list", { owner: "true" }) },
  { what: "open missions", isLong: true, ask: missionList("list", {}) },
  {
    what: "open missions of a category",
    isLong: true,
    ask: missionList("list", { categories: "jardinage" }),
  },
  { what: "open missions, the best paid", isLong: true, ask: missionList("list", { sort_by: "amount" }) },
  { what: "open missions, page 80", isLong: true, ask: missionList("list", { page: "80" }) },
  { what: "all missions that one may see", isLong: true, ask: missionList("all", {}) },
  {
    what: "all missions that one may see and that are done",
    ask: missionList("all", { status: "terminee" }),
  },
  { what: "a common word", isLong: true, ask: missionList("list", { search: rareTerms.many }) },
  { what: "a rare word", isLong: true, ask: missionList("list", { search: rareTerms.hardlyAny }) },
  { what: "a word of no mission", isLong: true, ask: missionList("list", { search: rareTerms.none }) },
  {
    what: "missions that suit a jobbeur",
    ask: ({ domains }, { jobbeur }) =>
      domains.missions.matching(jobbeur, { page: 1, limit: 10, showRejected: false }),
  },
  {
    what: "whom a new mission suits",
    isOncePerMission: true,
    ask: ({ domains, platform }, { mission }) =>
      platform.db.execute(
        sql`select count(*) from (${whomSuits(mission.id, domains.places.around(mission.placeCode, radiusKm.max), dayInFrance(Date.now()))}) a`,
      ),
  },
  { what: "proposals sent", ask: proposalList("sent", {}) },
  { what: "proposals sent that wait", ask: proposalList("sent", { offer_status: ["en_attente"] }) },
  { what: "proposals sent, missions under way", ask: proposalList("sent", { mission_status: ["en_cours"] }) },
  { what: "proposals received", ask: proposalList("received", {}) },
  { what: "proposals received that wait", ask: proposalList("received", { offer_status: ["en_attente"] }) },
  {
    what: "proposals received, missions under way",
    ask: proposalList("received", { mission_status: ["en_cours"] }),
  },
  {
    what: "what proposals sent come to",
    ask: ({ domains, platform }, { jobbeur }) => domains.proposals.stats(platform.db, "sent", jobbeur),
  },
  {
    what: "what proposals received come to",
    ask: ({ domains, platform }, { owner }) => domains.proposals.stats(platform.db, "received", owner),
  },
  {
    what: "what waits for a person",
    ask: ({ domains, platform }, { owner }) => domains.proposals.waiting(platform.db, owner),
  },
  {
    what: "clients of a jobbeur",
    ask: ({ domains, platform }, { jobbeur }) => domains.relations.clients(platform.db, jobbeur),
  },
  {
    what: "network of a jobbeur",
    ask: ({ domains, platform }, { jobbeur }) => domains.relations.network(platform.db, jobbeur),
  },
  {
    what: "network of a client",
    ask: ({ domains, platform }, { owner }) => domains.relations.network(platform.db, owner),
  },
  { what: "reported contents", ask: caseList({ status: "open" }) },
  { what: "reported contents of a rare kind", ask: caseList({ status: "open", kind: "review" }) },
  { what: "reported contents, by the filter", ask: caseList({ status: "open", source: "filter" }) },
  { what: "decided contents", isLong: true, ask: caseList({ status: "decided" }) },
  { what: "decided contents of a rare kind", ask: caseList({ status: "decided", kind: "review" }) },
  { what: "decided contents, by the filter", ask: caseList({ status: "decided", source: "filter" }) },
  {
    what: "open disputes",
    ask: ({ domains, platform }, { owner }) =>
      domains.disputes.list(platform.db, owner, { status: "open", limit: 20 }),
  },
  { what: "log of moderators", isLong: true, ask: actList({}) },
  { what: "log of moderators, a rare act", ask: actList({ act: "dispute.reviewed" }) },
  { what: "log of moderators, an act of 30 days", ask: actList({ act: "content.kept", period: "month" }) },
];
