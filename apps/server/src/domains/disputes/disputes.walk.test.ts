import type { DisputeStanding } from "@jobami/api/disputes/contract";
import { type DisputeAct, disputeActs } from "@jobami/api/disputes/routes";
import { type DisputeEvent, type DisputeState, decideDispute } from "@jobami/machines/missions/dispute";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import type { Agreed } from "../progress/progress.fixture.ts";
import { act, complaint, doneMission, open, setScene } from "./disputes.fixture.ts";

const { at, see, stepsOf, statutOf, verdict } = setScene();

const sides = ["client", "jobbeur"] as const;
const cents = { client: 2000, jobbeur: 5000 };
const decided = { cents: 3000, jobis: 0 };
const most = { cents: 6000, jobis: 0 };
const other = (by: (typeof sides)[number]) => (by === "client" ? "jobbeur" : "client");

/** What anybody may try at any moment. */
const commandOf = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant("open" as const), by: fc.constantFrom(...sides) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("act" as const),
      act: fc.constantFrom(...disputeActs),
      by: fc.constantFrom(...sides),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("decide" as const), by: fc.constantFrom(0, 1) }) },
);
type Command = typeof commandOf extends fc.Arbitrary<infer T> ? T : never;

/** What the life cycle knows that no side reads. */
interface Known {
  openers: DisputeState["openers"];
  decidedBy: string | null;
}

const stateOf = ({ dispute }: DisputeStanding, { openers, decidedBy }: Known): DisputeState => ({
  status: dispute?.status ?? "none",
  openers,
  offers: dispute?.offers ?? { client: null, jobbeur: null },
  most,
  decidedBy,
  decision: decidedBy === null ? null : decided,
});

function actEvent(name: DisputeAct, by: (typeof sides)[number]): DisputeEvent {
  const offered = { cents: cents[by], jobis: 0 };
  const read = { cents: cents[other(by)], jobis: 0 };
  return {
    say: { type: "dispute.said", by } as const,
    offer: { type: "offer.made", by, sum: offered } as const,
    accept: { type: "offer.accepted", by, sum: read } as const,
    withdraw: { type: "dispute.withdrawn", by } as const,
    appeal: { type: "decision.appealed", by } as const,
  }[name];
}

interface Walk {
  about: Agreed;
  judges: readonly SignedIn[];
  known: Known;
}

/** The server's answer to a decision is that of the life cycle. */
async function tryDecision({ about, judges, known }: Walk, number: number): Promise<void> {
  const { dispute } = await see(about.lea, about.id);
  const judge = judges[number];
  if (dispute === null || judge === undefined) return;
  const by = { id: judge.person.id, isSide: false };
  const isAppealed = dispute.status === "appealed";
  const decision = decideDispute(
    stateOf({ dispute, mayOpen: [] }, known),
    isAppealed
      ? { type: "review.decided", by, sum: decided, isOnlyJudge: false }
      : { type: "dispute.decided", by, sum: decided, isAnswerOverdue: false },
  );
  expect([dispute.status, (await verdict(judge, dispute.id, 30)).status === 200]).toEqual([
    dispute.status,
    decision.allowed,
  ]);
  if (decision.allowed && !isAppealed) known.decidedBy = judge.person.id;
}

/** The server's answer to what a side tries is that of the life cycle. */
async function trySide({ about, known }: Walk, command: Exclude<Command, { type: "decide" }>): Promise<void> {
  const { by } = command;
  const person = by === "client" ? about.lea : about.karim;
  const isOpening = command.type === "open";
  const state = stateOf(await see(about.lea, about.id), known);
  const decision = decideDispute(
    state,
    isOpening ? { type: "dispute.opened", by, isInTime: true } : actEvent(command.act, by),
  );
  const answer = isOpening
    ? await open(at.server, person, about.id, { ...complaint, reason: "other" })
    : await act(at.server, person, about.id, {
        act: command.act,
        words: "Voici ce que j’ai à dire.",
        euros: cents[command.act === "accept" ? other(by) : by] / 100,
      });
  expect([command, answer.status < 300]).toEqual([command, decision.allowed]);
  if (!decision.allowed) {
    expect(answer.error.code).toBe(decision.reason);
    return;
  }
  if (isOpening) Object.assign(known, { openers: [...known.openers, by], decidedBy: null });
  expect((await see(about.karim, about.id)).dispute?.status).toBe(decision.next.status);
}

test("whatever is tried in whatever order, the server answers as the life cycle does, and ends a mission once", async () => {
  const anne = await signIn(at.server, { prenom: "Anne", role: "jobmodo" });
  await fc.assert(
    fc.asyncProperty(fc.array(commandOf, { minLength: 4, maxLength: 14 }), async (commands) => {
      const about = await doneMission(at.server);
      const walk: Walk = { about, judges: [at.maud, anne], known: { openers: [], decidedBy: null } };
      await open(at.server, about.lea, about.id);
      walk.known.openers = ["client"];
      for (const command of commands)
        await (command.type === "decide" ? tryDecision(walk, command.by) : trySide(walk, command));
      const { dispute } = await see(about.lea, about.id);
      const isSettled = dispute?.status === "settled" || dispute?.status === "final";
      const steps = await stepsOf(about.lea, about.id);
      expect(steps.filter((kind) => kind === "euros.settled")).toHaveLength(isSettled ? 1 : 0);
      expect(await statutOf(about.id)).toBe(isSettled ? "terminee" : "en_cours");
    }),
    { numRuns: 15, seed: 20260115 },
  );
});
