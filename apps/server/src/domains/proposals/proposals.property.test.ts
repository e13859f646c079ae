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

/** Each names a broken invariant and counts the rows that break it. */
const invariants = sql`
  select 'two accepted proposals on a mission' as invariant, count(*)::integer as n from (
    select mission_id from proposals where statut = 'acceptee' group by 1 having count(*) > 1) x
  union all select 'a mission under way without an accepted proposal', count(*)::integer from missions m
    where m.statut = 'en_cours' and not exists (select from proposals p where p.mission_id = m.id and p.statut = 'acceptee')
  union all select 'an accepted proposal on a mission that never began', count(*)::integer
    from proposals p join missions m on m.id = p.mission_id
    where p.statut = 'acceptee' and m.statut not in ('en_cours', 'terminee', 'annulee')
  union all select 'an open proposal on a mission that is not open', count(*)::integer
    from proposals p join missions m on m.id = p.mission_id
    where p.statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur') and m.statut <> 'ouverte'
  union all select 'two standing proposals of a jobbeur on a mission', count(*)::integer from (
    select mission_id, jobbeur_id from proposals where statut <> 'retiree' group by 1, 2 having count(*) > 1) x
  union all select 'offers whose versions have a gap', count(*)::integer from (
    select proposal_id from proposal_offers group by 1 having max(version) <> count(*) or min(version) <> 1) x
  union all select 'a version that is not the number of steps', count(*)::integer from (
    select p.id from proposals p join proposal_offers o on o.proposal_id = p.id group by p.id
    having p.version <> count(*) + case when p.statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur') then 0 else 1 end) x
  union all select 'a status that the newest offer contradicts', count(*)::integer from proposals p
    join lateral (select side from proposal_offers o where o.proposal_id = p.id order by version desc limit 1) o on true
    where p.statut = 'contre_offre_client' and o.side <> 'client' or p.statut in ('en_attente', 'contre_offre_jobbeur') and o.side <> 'jobbeur'
  union all select 'Jobi that came from nowhere or went nowhere', count(*)::integer from (
    select u.id from users u left join jobi_entries j on j.user_id = u.id group by u.id
    having coalesce(sum(j.amount), 0) <> 10 - (select count(*) from missions m where m.owner_id = u.id and m.statut = 'annulee')
      or coalesce(sum(j.amount), 0) < 0) x
  union all select 'a live sequence with a gap', count(*)::integer from (
    select user_id from live_events group by 1 having max(seq) <> count(*) or min(seq) <> 1) x`;

async function brokenLaws(): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ invariant: string; n: number }>(invariants);
  return rows.filter((row) => row.n > 0).map((row) => row.invariant);
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
        expect(await brokenLaws()).toEqual([]);
      },
    ),
    { numRuns: 12, seed: 20_261_120 },
  );
}, 240_000);

test("the invariants notice a status that nobody decided", async () => {
  const fixture = await newFixture();
  await run(fixture, { type: "post", who: 0 });
  await run(fixture, { type: "propose", who: 2, mission: 0 });
  const [proposal] = fixture.proposals;
  await server.platform.db.execute(sql`update proposals set statut = 'acceptee' where id = ${proposal?.id}`);
  expect(await brokenLaws()).toEqual([
    "an accepted proposal on a mission that never began",
    "a version that is not the number of steps",
  ]);
});
