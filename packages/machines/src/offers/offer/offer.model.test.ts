import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { allowedOfferActs, decideOffer } from "./index.ts";
import { offerLifecycle } from "./offer.machine.ts";
import { offerModel } from "./offer.model.ts";
import type { OfferEvent, OfferRefusal, OfferState, OfferTime } from "./offer.types.ts";

interface Harness {
  simulation: Simulation;
  state: OfferState;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide({ simulation, state }: Harness, event: OfferEvent) {
  const snapshot = offerLifecycle.resolveState({ value: state.status });
  const asked = simulation.ask(offerLifecycle, { snapshot }, event);
  const decision = decideOffer(state, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : state.status);
  return decision;
}

const allow = (event: OfferEvent) => (harness: Harness) => {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  harness.state = decision.next;
};
const refuse =
  (reason: OfferRefusal, ...events: OfferEvent[]) =>
  (harness: Harness) => {
    for (const event of events) expect(decide(harness, event)).toEqual({ allowed: false, reason });
  };

const edits = (keepsPromise: boolean) => ({ type: "offer.edited", by: "owner", keepsPromise }) as const;
const opens = (time: OfferTime) => ({ type: "offer.published", by: "owner", time }) as const;
const pauses = { type: "offer.paused", by: "owner" } as const;
const ends = { type: "offer.ended", by: "owner" } as const;
const takes = (time: OfferTime, isLeft = true, by: "owner" | "stranger" = "stranger") =>
  ({ type: "code.taken", by, time, isLeft }) as const;
const validates = (time: OfferTime, isUsed = false) =>
  ({ type: "code.validated", by: "owner", time, isUsed }) as const;

const isRunning = ({ state: { status } }: Harness) => status === "published" || status === "paused";

proveMachine({
  machine: offerLifecycle,
  model: offerModel,
  harness: (simulation): Harness => ({ simulation, state: { status: "draft" } }),
  perform: {
    "the owner changes it": allow(edits(true)),
    "the owner takes back a promise": refuse("OFFER_FIXED", edits(false)),
    "the owner changes what is over": refuse("OFFER_CHANGED", edits(true), edits(false)),
    "the owner opens it": allow(opens("before")),
    "the owner opens it after its last day": refuse("OFFER_OVER", opens("after")),
    "the owner opens what is open or over": refuse("OFFER_CHANGED", opens("within")),
    "the owner pauses it": allow(pauses),
    "the owner pauses what is not open": refuse("OFFER_CHANGED", pauses),
    "the owner ends it": allow(ends),
    "the owner ends what is over": refuse("OFFER_CHANGED", ends),
    "time ends it": allow({ type: "offerDays.ended" }),
    "time ends what does not run": refuse("OFFER_CHANGED", { type: "offerDays.ended" }),
    "a person takes a code": allow(takes("within")),
    "a person takes a code too early, too late, or when none is left": (harness) => {
      refuse("OFFER_NOT_STARTED", takes("before"))(harness);
      refuse("OFFER_OVER", takes("after"))(harness);
      refuse("OFFER_EXHAUSTED", takes("within", false))(harness);
    },
    "a person takes a code of what is not open": (harness) => {
      const reasons = { draft: "NOT_FOUND", paused: "OFFER_NOT_OPEN", ended: "OFFER_OVER" } as const;
      refuse(reasons[harness.state.status as keyof typeof reasons], takes("within"))(harness);
      if (harness.state.status === "paused") refuse("OFFER_OVER", takes("after"))(harness);
    },
    "the owner takes a code": refuse("OWN_OFFER", takes("within", true, "owner")),
    "the owner validates a code": allow(validates("within")),
    "the owner validates a code again, or out of its days": (harness) => {
      refuse("CODE_USED", validates("within", true))(harness);
      refuse("OFFER_OVER", validates("after"))(harness);
      refuse(isRunning(harness) ? "OFFER_NOT_STARTED" : "OFFER_OVER", validates("before"))(harness);
    },
    "a stranger does it all": (harness) => {
      const by = "stranger";
      refuse(
        "NOT_FOUND",
        { ...edits(true), by },
        { ...opens("within"), by },
        { ...pauses, by },
        { ...ends, by },
      )(harness);
      refuse("CODE_NOT_YOURS", { ...validates("within"), by })(harness);
    },
  },
  agree: ({ state }, story) => expect(state.status).toBe(story.status),
  invariants: {
    "what is over has nothing left to do": ({ state }) =>
      state.status !== "ended" || allowedOfferActs(state, "owner", "within").length === 0,
    "what is not over can be ended": ({ state }) =>
      state.status === "ended" || allowedOfferActs(state, "owner", "after").includes("end"),
    "a stranger never has an act": ({ state }) => allowedOfferActs(state, "stranger", "within").length === 0,
  },
});
