import { askersOf, primaryKeyRead } from "../../apps/server/src/testing/mission-questions.ts";
import { type SearchKind, searchQuestions } from "../../apps/server/src/testing/search-questions.ts";
import type { TestServer } from "../../apps/server/src/testing/test-server.ts";
import { fullSize, rounds, sizeOf, type Took, timesOf, tookText, withFilled } from "./filled.ts";
import type { Finding, Soak } from "./soak.ts";

/** Missions of the fill that the full one is compared with; 0 for no comparison. */
const before = Number(process.env.SOAK_FROM ?? 10_000);
/** How much longer the full fill may take. */
const mostGrowth = 8;
/** The longest p95 of each kind in ms on a machine that does nothing else, which is reported, and as times a read by primary key, which is held. */
const most: Readonly<Record<SearchKind, { ms: number; ratio: number }>> = {
  list: { ms: 3, ratio: 10 },
  radius: { ms: 12, ratio: 30 },
  text: { ms: 30, ratio: 60 },
  typing: { ms: 5, ratio: 10 },
  page: { ms: 50, ratio: 100 },
  // Of everybody at once.
  all: { ms: 1000, ratio: 500 },
};
/** A time under this is that of the calls around it, and does not show how it grows; in ms. */
const tooShort = 1;

async function measure(server: TestServer): Promise<ReadonlyMap<string, Took>> {
  const askers = await askersOf(server.platform.db, rounds);
  return timesOf(
    [primaryKeyRead, ...searchQuestions].map(({ what, ask }, n) => ({
      what,
      ask: async (round) => {
        const asker = askers[round % askers.length];
        if (asker === undefined) return;
        if (n === 0) await primaryKeyRead.ask(server, asker);
        else await (ask as (typeof searchQuestions)[number]["ask"])(server, round, asker);
      },
    })),
  );
}

const baselineOf = (times: ReadonlyMap<string, Took>) => times.get(primaryKeyRead.what) ?? { p50: 1, p95: 1 };

/** How much longer each question takes over the full fill; what reports everybody at once grows with them. */
function growthOf(small: ReadonlyMap<string, Took>, full: ReadonlyMap<string, Took>): Finding[] {
  return searchQuestions.flatMap(({ what, kind }) => {
    if (kind === "all") return [];
    const was = small.get(what)?.p95 ?? 0;
    const is = full.get(what)?.p95 ?? 0;
    const growth = is / Math.max(was, tooShort);
    return {
      what: `${what}, from ${before} missions`,
      measured: `p95 ${was.toFixed(2)} → ${is.toFixed(2)} ms: ${growth.toFixed(1)} times`,
      bound: `≤ ${mostGrowth} times`,
      held: growth <= mostGrowth,
    };
  });
}

/** What the public search costs over many jobbeurs. */
export const searchSoak: Soak = {
  what: "100,000 jobbeurs and 1,000,000 missions on PostgreSQL (SOAK_MISSIONS, SOAK_PEOPLE, SOAK_ROUNDS; SOAK_FROM missions before, 0 for none): p95 of every question of the public search, in ms, against a read by primary key, and as it grows.",
  run: async () => {
    const small = before > 0 ? await withFilled(sizeOf(before), measure) : null;
    const full = await withFilled(fullSize, measure);
    const baseline = baselineOf(full);
    return [
      {
        what: primaryKeyRead.what,
        measured: tookText(baseline, baseline),
        bound: "the baseline",
        held: true,
      },
      ...searchQuestions.map(({ what, kind }) => {
        const took = full.get(what) ?? baseline;
        return {
          what: `${kind}: ${what}`,
          measured: tookText(took, baseline),
          bound: `≤ ${most[kind].ms} ms (${took.p95 <= most[kind].ms ? "held" : "missed"}), ≤ ${most[kind].ratio} times`,
          held: took.p95 / baseline.p95 <= most[kind].ratio,
        };
      }),
      ...(small === null ? [] : growthOf(small, full)),
    ];
  },
};
