import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideReview, readableReviews } from "./index.ts";
import { reviewLifecycle } from "./review.machine.ts";
import { type ReviewsState, reviewModel } from "./review.model.ts";
import type { ReviewEvent, ReviewFollowUp, ReviewRefusal, ReviewSide, ReviewStatus } from "./review.types.ts";

interface Harness {
  simulation: Simulation;
  status: ReviewStatus;
  revealed: readonly ReviewSide[];
  invited: readonly ReviewSide[];
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: ReviewEvent) {
  const snapshot = reviewLifecycle.resolveState({ value: harness.status });
  const asked = harness.simulation.ask(reviewLifecycle, { snapshot }, event);
  const decision = decideReview(harness.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.status);
  return decision;
}

/** The step goes through, and exactly that follows. */
function allow(harness: Harness, event: ReviewEvent, follows: readonly ReviewFollowUp[]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.status = decision.next;
  for (const follow of decision.follows) {
    if (follow.type === "reviews.revealed") harness.revealed = [...harness.revealed, ...follow.of];
    else harness.invited = [...harness.invited, follow.side];
  }
}

const other = { client: "jobbeur", jobbeur: "client" } as const;

/** Who writes first has the other side invited; who writes second has both shown. */
const write = (by: ReviewSide) => (harness: Harness, reviews: ReviewsState) =>
  allow(harness, { type: "review.written", by }, [
    reviews[other[by]]
      ? { type: "reviews.revealed", of: ["client", "jobbeur"] }
      : { type: "side.invited", side: other[by] },
  ]);
const refuse = (by: ReviewSide | "stranger", reason: ReviewRefusal) => (harness: Harness) => {
  expect(decide(harness, { type: "review.written", by })).toEqual({ allowed: false, reason });
};

const isRevealed = ({ client, jobbeur, isOver }: ReviewsState) => isOver || (client && jobbeur);
const writers = (reviews: ReviewsState) => (["client", "jobbeur"] as const).filter((side) => reviews[side]);

proveMachine({
  machine: reviewLifecycle,
  model: reviewModel,
  harness: (simulation): Harness => ({ simulation, status: "unwritten", revealed: [], invited: [] }),
  perform: {
    "the client writes": write("client"),
    "the jobbeur writes": write("jobbeur"),
    "the client writes again": refuse("client", "REVIEW_EXISTS"),
    "the jobbeur writes again": refuse("jobbeur", "REVIEW_EXISTS"),
    "the client writes too late": refuse("client", "REVIEW_CLOSED"),
    "a stranger writes": refuse("stranger", "FORBIDDEN"),
    "seven days are over": (harness, reviews) => {
      const of = writers(reviews);
      allow(harness, { type: "window.ended" }, of.length === 0 ? [] : [{ type: "reviews.revealed", of }]);
    },
  },
  agree: ({ status, revealed }, reviews) => {
    expect([...revealed].sort()).toEqual(isRevealed(reviews) ? writers(reviews) : []);
    if (isRevealed(reviews)) expect(status).toBe(writers(reviews).length === 0 ? "lapsed" : "revealed");
  },
  invariants: {
    "no one reads the other's review before both are written or the days are over": ({ status }, reviews) =>
      isRevealed(reviews) ||
      (!readableReviews(status, "client").includes("jobbeur") &&
        !readableReviews(status, "jobbeur").includes("client")),
    "everybody reads their own": ({ status }, { client, jobbeur }) =>
      (!client || readableReviews(status, "client").includes("client")) &&
      (!jobbeur || readableReviews(status, "jobbeur").includes("jobbeur")),
    "one side is invited, once": ({ invited }) => invited.length <= 1,
  },
});
