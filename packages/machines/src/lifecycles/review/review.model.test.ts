import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { decideReview, readableReviews } from "./review.decision.ts";
import { reviewLifecycle } from "./review.machine.ts";
import { type ReviewsState, reviewModel } from "./review.model.ts";
import type { ReviewEvent, ReviewRefusal, ReviewSide, ReviewStatus } from "./review.types.ts";

interface World {
  stage: Stage;
  status: ReviewStatus;
  revealed: readonly ReviewSide[];
  invited: readonly ReviewSide[];
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(world: World, event: ReviewEvent) {
  const snapshot = reviewLifecycle.resolveState({ value: world.status });
  const asked = world.stage.ask(reviewLifecycle, { snapshot }, event);
  const decision = decideReview(world.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : world.status);
  return decision;
}

function allow(world: World, event: ReviewEvent): void {
  const decision = decide(world, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  world.status = decision.next;
  for (const follow of decision.follows) {
    if (follow.type === "reviews.revealed") world.revealed = [...world.revealed, ...follow.of];
    else world.invited = [...world.invited, follow.side];
  }
}

const write = (by: ReviewSide) => (world: World) => allow(world, { type: "review.written", by });
const refuse = (by: ReviewSide | "stranger", reason: ReviewRefusal) => (world: World) => {
  expect(decide(world, { type: "review.written", by })).toEqual({ allowed: false, reason });
};

const isRevealed = ({ client, jobbeur, isOver }: ReviewsState) => isOver || (client && jobbeur);
const writers = ({ client, jobbeur }: ReviewsState) => [
  ...(client ? ["client"] : []),
  ...(jobbeur ? ["jobbeur"] : []),
];

proveMachine({
  machine: reviewLifecycle,
  model: reviewModel,
  world: (stage): World => ({ stage, status: "unwritten", revealed: [], invited: [] }),
  perform: {
    "the client writes": write("client"),
    "the jobbeur writes": write("jobbeur"),
    "the client writes again": refuse("client", "REVIEW_EXISTS"),
    "the jobbeur writes again": refuse("jobbeur", "REVIEW_EXISTS"),
    "the client writes too late": refuse("client", "REVIEW_CLOSED"),
    "a stranger writes": refuse("stranger", "FORBIDDEN"),
    "seven days are over": (world) => allow(world, { type: "window.ended" }),
  },
  agree: ({ status, revealed }, reviews) => {
    expect([...revealed].sort()).toEqual(isRevealed(reviews) ? writers(reviews) : []);
    if (isRevealed(reviews)) expect(status).toBe(writers(reviews).length === 0 ? "lapsed" : "revealed");
  },
  invariants: {
    "nobody reads the other's review before both are written or the days are over": ({ status }, reviews) =>
      isRevealed(reviews) ||
      (!readableReviews(status, "client").includes("jobbeur") &&
        !readableReviews(status, "jobbeur").includes("client")),
    "everybody reads their own": ({ status }, { client, jobbeur }) =>
      (!client || readableReviews(status, "client").includes("client")) &&
      (!jobbeur || readableReviews(status, "jobbeur").includes("jobbeur")),
    "the other side is invited once, and never who wrote first": ({ invited }) => invited.length <= 1,
  },
});
