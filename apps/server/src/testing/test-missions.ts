import { type Mission, type MissionBody, missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { sql } from "drizzle-orm";
import type { Clock } from "../platform/clock/clock.ts";
import type { SignedIn } from "./test-people.ts";
import type { TestServer } from "./test-server.ts";

const dayMs = 86_400_000;

/** The day in France so many days after a clock's, `YYYY-MM-DD`. */
export function inDays(clock: Clock, days: number): string {
  return dayInFrance(clock.now() + days * dayMs);
}

/** What a requester could fill in. */
export function missionInput({ clock }: { clock: Clock }, changes: Partial<MissionBody> = {}): MissionBody {
  return {
    category: "jardinage",
    subcategory: "tonte-de-pelouse",
    title: "Tondre la pelouse du jardin",
    description: "Terrain plat de 300 m², tondeuse sur place.",
    placeCode: "69123",
    date: inDays(clock, 10),
    amount: 45.5,
    ...changes,
  };
}

/** Posts a mission a second after whatever came before. Throws when it is refused. */
export async function postMission(
  server: TestServer,
  by: SignedIn,
  changes: Partial<MissionBody> = {},
): Promise<Mission> {
  server.clock.advance(1000);
  const { status, body, error } = await by.call(missionsContract.create, {
    body: missionInput(server, changes),
  });
  if (status !== 201) throw new Error(error.message);
  return body.data;
}

/** What a person heard on the live channel so far, oldest first. */
export async function liveEventsOf(server: TestServer, person: SignedIn) {
  const { rows } = await server.platform.db.execute<{ name: string; payload: Record<string, unknown> }>(sql`
    select m.name, m.payload from live_events e join live_messages m on m.id = e.message_id
    where e.user_id = ${person.person.id} order by e.seq`);
  return rows;
}
