import { type DisputeSide, disputeActs } from "@jobami/api/disputes/routes";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { disputeLifecycle } from "./dispute.machine.ts";
import { disputeModel } from "./dispute.model.ts";
import type { DisputeEvent, DisputeFollowUp, DisputeRefusal, DisputeState } from "./dispute.types.ts";
import { allowedDisputeActs, decideDispute } from "./index.ts";

interface Harness {
  simulation: Simulation;
  state: DisputeState;
  opened: number;
  closed: number;
  settled: DisputeFollowUp[];
}

const most = { cents: 6000, jobis: 4 };
const offered = { client: { cents: 2000, jobis: 1 }, jobbeur: { cents: 5000, jobis: 4 } } as const;
const decided = { cents: 3000, jobis: 2 };
const reviewed = { cents: 4000, jobis: 2 };
const tooMuch = { cents: 6000, jobis: 5 };
const judge = { id: "m1", isSide: false };
const another = { id: "m2", isSide: false };

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: DisputeEvent) {
  const { status, ...context } = harness.state;
  const snapshot = disputeLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(disputeLifecycle, { snapshot, input: context }, event);
  const decision = decideDispute(harness.state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: DisputeEvent, follows: readonly DisputeFollowUp[]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.state = decision.next;
  if (event.type === "dispute.opened") harness.opened += 1;
  harness.closed += follows.filter(({ type }) => type === "dispute.closed").length;
  harness.settled.push(...follows.filter(({ type }) => type === "sum.settled"));
}

function refuse(harness: Harness, event: DisputeEvent, reason: DisputeRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const notified = (side: DisputeSide, of: DisputeEvent["type"]): DisputeFollowUp => ({
  type: "side.notified",
  side,
  of,
});
const other = (side: DisputeSide) => (side === "client" ? "jobbeur" : "client");
const closed = { type: "dispute.closed" } as const;
const acts =
  (make: (by: DisputeSide) => DisputeEvent, ends: readonly DisputeFollowUp[] = []) =>
  (by: DisputeSide) =>
  (harness: Harness) => {
    const event = make(by);
    allow(harness, event, [...ends, notified(other(by), event.type)]);
  };
const opens = acts((by) => ({ type: "dispute.opened", by, isInTime: true }));
const speaks = acts((by) => ({ type: "dispute.said", by }));
const offers = acts((by) => ({ type: "offer.made", by, sum: offered[by] }));
const withdraws = acts((by) => ({ type: "dispute.withdrawn", by }), [closed]);
const appeals = acts((by) => ({ type: "decision.appealed", by }));
const accepts = (by: DisputeSide) => (harness: Harness) => {
  const sum = offered[other(by)];
  allow(harness, { type: "offer.accepted", by, sum }, [
    { type: "sum.settled", sum },
    closed,
    notified(other(by), "offer.accepted"),
  ]);
};
const notifiedBoth = (of: DisputeEvent["type"]) => [notified("client", of), notified("jobbeur", of)];
const verdict = { type: "dispute.decided", by: judge, sum: decided, isAnswerOverdue: false } as const;
const review = { type: "review.decided", by: another, sum: reviewed, isOnlyJudge: false } as const;
const reviews = (event: DisputeEvent & { sum: typeof reviewed }) => (harness: Harness) =>
  allow(harness, event, [{ type: "sum.settled", sum: event.sum }, closed, ...notifiedBoth("review.decided")]);

proveMachine({
  machine: disputeLifecycle,
  model: disputeModel,
  harness: (simulation): Harness => ({
    simulation,
    state: {
      status: "none",
      openers: [],
      offers: { client: null, jobbeur: null },
      most,
      decidedBy: null,
      decision: null,
    },
    opened: 0,
    closed: 0,
    settled: [],
  }),
  perform: {
    "the client opens one": opens("client"),
    "the jobbeur opens one": opens("jobbeur"),
    "the client opens another one": (harness) =>
      refuse(harness, { type: "dispute.opened", by: "client", isInTime: true }, "DISPUTE_CHANGED"),
    "one is opened out of time": (harness) =>
      refuse(harness, { type: "dispute.opened", by: "client", isInTime: false }, "DISPUTE_NOT_NOW"),
    "one is opened beside another": (harness) => {
      for (const by of ["client", "jobbeur"] as const)
        refuse(harness, { type: "dispute.opened", by, isInTime: true }, "DISPUTE_CHANGED");
    },
    "the client speaks": speaks("client"),
    "the jobbeur speaks": speaks("jobbeur"),
    "the client offers": offers("client"),
    "the jobbeur offers": offers("jobbeur"),
    "the jobbeur asks for more than was agreed": (harness) =>
      refuse(harness, { type: "offer.made", by: "jobbeur", sum: tooMuch }, "AMOUNT_TOO_HIGH"),
    "the client accepts": accepts("client"),
    "the jobbeur accepts": accepts("jobbeur"),
    "the client accepts what is not offered": (harness) =>
      refuse(harness, { type: "offer.accepted", by: "client", sum: reviewed }, "DISPUTE_CHANGED"),
    "the client withdraws": withdraws("client"),
    "the jobbeur withdraws": withdraws("jobbeur"),
    "who did not open it withdraws it": (harness) => {
      const by = other(harness.state.openers.at(-1) ?? "client");
      refuse(harness, { type: "dispute.withdrawn", by }, "FORBIDDEN");
    },
    "staff decides": (harness) => allow(harness, verdict, notifiedBoth("dispute.decided")),
    "staff decides before the other side spoke": (harness) => refuse(harness, verdict, "ANSWER_AWAITED"),
    "staff decides for who is silent": (harness) =>
      allow(harness, { ...verdict, isAnswerOverdue: true }, notifiedBoth("dispute.decided")),
    "staff gives more than was agreed": (harness) =>
      refuse(harness, { ...verdict, sum: tooMuch, isAnswerOverdue: true }, "AMOUNT_TOO_HIGH"),
    "one of the sides decides": (harness) =>
      refuse(harness, { ...verdict, by: { id: "m1", isSide: true } }, "FORBIDDEN"),
    "the client appeals": appeals("client"),
    "the jobbeur appeals": appeals("jobbeur"),
    "the appeal window ends": (harness) =>
      allow(harness, { type: "appealWindow.ended" }, [
        { type: "sum.settled", sum: decided },
        closed,
        ...notifiedBoth("appealWindow.ended"),
      ]),
    "another person decides of the appeal": reviews(review),
    "who decided decides of the appeal": (harness) => refuse(harness, { ...review, by: judge }, "FORBIDDEN"),
    "who decided decides of the appeal, for want of others": reviews({
      ...review,
      by: judge,
      isOnlyJudge: true,
    }),
    "one of the sides decides of the appeal": (harness) =>
      refuse(harness, { ...review, by: { id: "m2", isSide: true } }, "FORBIDDEN"),
    "the appeal gives more than was agreed": (harness) =>
      refuse(harness, { ...review, sum: tooMuch }, "AMOUNT_TOO_HIGH"),
    "a stranger does it all": (harness) => {
      const by = "stranger" as const;
      const { status } = harness.state;
      for (const event of [
        { type: "dispute.opened", by, isInTime: true },
        { type: "dispute.said", by },
        { type: "offer.made", by, sum: decided },
        { type: "offer.accepted", by, sum: decided },
        { type: "dispute.withdrawn", by },
        { type: "decision.appealed", by },
      ] satisfies DisputeEvent[]) {
        const decision = decide(harness, event);
        expect(decision.allowed).toBe(false);
      }
      expect(harness.state.status).toBe(status);
    },
    "both sides act at the wrong time": (harness) => {
      for (const by of ["client", "jobbeur"] as const)
        for (const event of [
          { type: "dispute.said", by },
          { type: "offer.made", by, sum: decided },
          { type: "offer.accepted", by, sum: decided },
          { type: "dispute.withdrawn", by },
        ] satisfies DisputeEvent[])
          refuse(harness, event, "DISPUTE_CHANGED");
    },
    "staff acts at the wrong time": (harness) => {
      const { status } = harness.state;
      if (status !== "opened" && status !== "discussed") refuse(harness, verdict, "DISPUTE_CHANGED");
      if (status !== "appealed") refuse(harness, review, "DISPUTE_CHANGED");
      if (status !== "decided") refuse(harness, { type: "appealWindow.ended" }, "DISPUTE_CHANGED");
    },
  },
  agree: ({ state }, story) => {
    expect([state.status, state.openers]).toEqual([story.status, story.openers]);
    expect({ client: state.offers.client !== null, jobbeur: state.offers.jobbeur !== null }).toEqual(
      story.offered,
    );
  },
  invariants: {
    "each side opens one at most": ({ opened }) => opened <= 2,
    "every dispute is closed once, at its end": ({ state, opened, closed: ends }) =>
      ends === (["opened", "discussed", "decided", "appealed"].includes(state.status) ? opened - 1 : opened),
    "a sum is settled once, and only by an offer or a decision": ({ state, settled }) =>
      settled.length === (state.status === "settled" || state.status === "final" ? 1 : 0),
    "no one has a button once it is over": ({ state }) =>
      !["settled", "withdrawn", "final"].includes(state.status) ||
      (["client", "jobbeur"] as const).every((side) => allowedDisputeActs(state, side).length === 0),
    "whoever has a button has it from the list": ({ state }) =>
      allowedDisputeActs(state, "client").every((act) => disputeActs.includes(act)),
  },
});
