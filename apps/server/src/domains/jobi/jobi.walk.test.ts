import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, type LedgerEntry, walkJobi, wholeLedger } from "../../testing/jobi-walk.ts";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Numbers from 0 to 1, the same at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const calls = process.env.JOBAMI_PROOF === "1" ? 1000 : 150;

async function walk() {
  const people = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const { person, call } = await signIn(server, { userType: n < 6 ? "other" : "jobbeur" });
      return { id: person.id, call };
    }),
  );
  const now = () => server.clock.now();
  const walked = await walkJobi({ people, calls, atOnce: 6, random: seeded(20_261_125), now });
  const { rows } = await server.platform.db.execute<LedgerEntry>(sql.raw(wholeLedger));
  return { people, walked, rows };
}

test("the ledger keeps what was answered, once, and nothing else, whoever moves Jobi at the same time", async () => {
  const { people, walked, rows } = await walk();
  expect(faultsOf(rows, walked, people)).toEqual([]);
  // Every kind of act was among them, and some were refused.
  expect(Math.min(walked.withdrawn.size, walked.cancelled.size, walked.confirmed.size)).toBeGreaterThan(1);
  expect(walked.reviewed.size).toBeGreaterThan(1);
  expect([...walked.answers.keys()]).toContain("409 INSUFFICIENT_JOBI");

  // The check sees what is lost, doubled or made of nothing.
  const some = rows.findIndex(({ reason }) => reason === "retrait");
  expect(faultsOf(rows.toSpliced(some, 1), walked, people)).not.toEqual([]);
  expect(faultsOf([...rows, ...rows.slice(some, some + 1)], walked, people)).not.toEqual([]);
});
