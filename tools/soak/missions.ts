import {
  askersOf,
  missionQuestions,
  primaryKeyRead,
} from "../../apps/server/src/testing/mission-questions.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { fullSize, rounds, timesOf, tookText, withFilled } from "./filled.ts";
import type { Finding, Soak } from "./soak.ts";

/** The longest that a question of a page may take, and one that is asked once a mission, as times a read by primary key. */
const most = { page: 100, mission: 200 };

async function measure(server: TestServer): Promise<Finding[]> {
  const askers = await askersOf(server.platform.db, rounds);
  const questions = [primaryKeyRead, ...missionQuestions];
  const times = await timesOf(
    questions.map(({ what, ask }) => ({
      what,
      ask: async (round) => {
        const asker = askers[round % askers.length];
        if (asker !== undefined) await ask(server, asker);
      },
    })),
  );
  const baseline = times.get(primaryKeyRead.what) ?? { p50: 1, p95: 1 };
  return questions.map(({ what, isOncePerMission }) => {
    const bound = isOncePerMission ? most.mission : most.page;
    const took = times.get(what) ?? baseline;
    return {
      what,
      measured: tookText(took, baseline),
      bound: `≤ ${bound} times`,
      held: took.p95 / baseline.p95 <= bound,
    };
  });
}

/** What the lists and the matching of missions cost over many of them. */
export const missionsSoak: Soak = {
  what: "1,000,000 missions and 100,000 jobbeurs on PostgreSQL (SOAK_MISSIONS, SOAK_PEOPLE, SOAK_ROUNDS): p95 of the lists, the matching and what moderators look at, against a read by primary key.",
  run: () => withFilled(fullSize, measure),
};
