import { missionBody } from "@jobami/api/missions/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import { missionInput } from "../../testing/test-missions.ts";
import { makePerson } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { brokenLaws } from "./proposals.laws.fixture.ts";

let server: TestServer;
let market: TestServer["domains"];

beforeAll(async () => {
  server = await startTestServer();
  market = server.domains;
});
afterAll(() => server.close());

const moves = ["proposal.countered", "proposal.accepted", "proposal.rejected", "proposal.withdrawn"] as const;

/** What anybody may try, on anything, whether it is theirs or not. */
const commandOf = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant("post" as const), who: fc.nat(4) }) },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant("propose" as const), who: fc.nat(4), mission: fc.nat(2) }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constantFrom(...moves),
      who: fc.nat(4),
      proposal: fc.nat(5),
      expectedVersion: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom("terminee" as const, "annulee" as const),
      who: fc.nat(4),
      mission: fc.nat(2),
    }),
  },
);
type Command = typeof commandOf extends fc.Arbitrary<infer T> ? T : never;

interface Fixture {
  people: Person[];
  missions: string[];
  proposals: { id: string; mission: string }[];
}

const terms = { amount: 50, jobiAmount: 0, message: "", paymentMethodType: "euros" as const };

async function run(fixture: Fixture, command: Command): Promise<void> {
  const person = fixture.people[command.who]!;
  await inTransaction(server.platform.db, async (tx) => {
    if (command.type === "post") {
      const { id } = await market.missions.create(tx, person, missionBody.parse(missionInput(server)));
      fixture.missions.push(id);
      return;
    }
    if ("proposal" in command) {
      const proposal = fixture.proposals[command.proposal % Math.max(1, fixture.proposals.length)];
      if (proposal === undefined) return;
      await market.proposals.move(tx, person, {
        missionId: proposal.mission,
        proposalId: proposal.id,
        type: command.type,
        expectedVersion: command.expectedVersion,
        ...(command.type === "proposal.countered" ? { terms } : {}),
      });
      return;
    }
    const mission = fixture.missions[command.mission % Math.max(1, fixture.missions.length)];
    if (mission === undefined) return;
    if (command.type === "propose") {
      const { proposalId } = await market.proposals.propose(tx, person, mission, terms);
      fixture.proposals.push({ id: proposalId, mission });
      return;
    }
    await market.missions.close(tx, person, mission, command.type);
  }).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });
}

async function newFixture(): Promise<Fixture> {
  const people = [];
  for (const userType of ["other", "other", "jobbeur", "jobbeur", "jobbeur"] as const)
    people.push(await makePerson(server, { userType }));
  return { people, missions: [], proposals: [] };
}

test("whatever people try, alone or at once, missions, proposals and Jobi stay lawful", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(commandOf, { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 14 }),
      async (rounds) => {
        const fixture = await newFixture();
        await run(fixture, { type: "post", who: 0 });
        for (const together of rounds) await Promise.all(together.map((command) => run(fixture, command)));
        expect(await brokenLaws(server)).toEqual([]);
      },
    ),
    { numRuns: 12, seed: 20_261_120 },
  );
}, 240_000);

test("the invariants notice a status that no one decided", async () => {
  const fixture = await newFixture();
  await run(fixture, { type: "post", who: 0 });
  await run(fixture, { type: "propose", who: 2, mission: 0 });
  const [proposal] = fixture.proposals;
  await server.platform.db.execute(sql`update proposals set statut = 'acceptee' where id = ${proposal?.id}`);
  expect(await brokenLaws(server)).toEqual([
    "an accepted proposal on a mission that never began",
    "a version that is not the number of steps",
  ]);
});
