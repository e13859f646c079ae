import { readFileSync } from "node:fs";
import { join } from "node:path";
import { errorStatus } from "@jobami/api/http/error-codes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { testPostgres } from "../../testing/test-database.ts";
import { makePerson } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { onPostgres } from "../../testing/waits.ts";
import { limits, refusedOtherwise } from "./limits.ts";
import { counting, crowdSize, type Outcome, outcomeOf, type Race } from "./race.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const wentThrough = ({ status }: Outcome) => status < 400;

const tryAll = ({ attempt }: Race) => Promise.all(Array.from({ length: crowdSize }, (_, at) => attempt(at)));

describe("fifty at once take no more than there is", () => {
  test.each(limits.map((limit) => [limit.what, limit] as const))("%s", async (_, { refusals, arrange }) => {
    const race = await arrange(server);
    const { left = crowdSize, most, held } = race;
    const outcomes = await tryAll(race);
    const refused = outcomes.filter((outcome) => !wentThrough(outcome)).map(({ error }) => error.code);
    expect(refused.filter((code) => !refusals.includes(code))).toEqual([]);
    expect(outcomes.length - refused.length).toBeLessThanOrEqual(left);
    if (left < crowdSize) expect(outcomes.filter(wentThrough)).toHaveLength(left);
    expect(await held()).toBe(most);
  });
});

/** Counts templates and adds one where there is none yet, as no one should: two have counted before one of them adds. */
async function countedFirst(): Promise<Race> {
  const { id } = await makePerson(server);
  const both = Promise.withResolvers<void>();
  let counted = 0;
  const held = counting(server, sql`answer_templates`);
  const add = () =>
    inTransaction(server.platform.db, async (tx) => {
      const { rows } = await tx.execute(sql`select from answer_templates`);
      counted += 1;
      if (counted === 2) both.resolve();
      await both.promise;
      if (rows.length > 0) throw new DomainError("TEMPLATES_FULL");
      await tx.execute(sql`
        insert into answer_templates (id, user_id, name, body, created_at) values (gen_random_uuid(), ${id}, '', '', now())`);
    });
  return { left: 1, most: 1, attempt: () => outcomeOf(add), held };
}

test.skipIf(testPostgres() === null)("a crowd passes a count that nothing holds", onPostgres, async () => {
  const race = await countedFirst();
  await tryAll(race);
  expect(await race.held()).toBeGreaterThan(race.most);
});

/** The rows of docs/security.md on what there is so much of at most. */
function documented(): string[][] {
  const page = readFileSync(join(import.meta.dirname, "../../../../../docs/security.md"), "utf8");
  const [, section = ""] = page.split("\n## What there is so much of at most\n");
  return (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| of what"))
    .map((line) => line.slice(2, -2).split(" | "));
}

test("docs/security.md lists each of them", () => {
  expect(documented()).toEqual(
    limits.map(({ what, most, refusals, enforcedBy }) => [
      what,
      String(most),
      refusals.length === 0 ? "no one is refused" : refusals.map((code) => `\`${code}\``).join(", "),
      enforcedBy,
    ]),
  );
});

test("every refusal that states that there is no more of something is one of them, or states why not", () => {
  const limiting = Object.keys(errorStatus).filter((code) =>
    /_(FULL|EXHAUSTED|EXISTS|TAKEN|USED|KNOWN|LONG|DECIDED|EXCEEDED)$|^ALREADY_|_ALREADY(_|$)|^INSUFFICIENT_|^TOO_MANY_|_IN_USE$/.test(
      code,
    ),
  );
  const tried = new Set<string>(limits.flatMap(({ refusals }) => refusals));
  expect(limiting.filter((code) => !tried.has(code) && !Object.hasOwn(refusedOtherwise, code))).toEqual([]);
  expect(Object.keys(refusedOtherwise).filter((code) => tried.has(code))).toEqual([]);
});
