import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { ReviewEvent, ReviewFollowUp, ReviewRefusal, ReviewSide, ReviewStatus } from "./review.types.ts";

/** How long a review stays blind when the other side writes none, in ms after the mission's end. */
export const reviewWindowMs = 7 * 24 * 3_600_000;

const lifecycle = setup({
  types: { events: {} as ReviewEvent },
  guards: {
    isBy: ({ event }, { side }: { side: ReviewSide }) => "by" in event && event.by === side,
    isStranger: ({ event }) => "by" in event && event.by === "stranger",
  },
  actions: {
    follow: (_, _followUp: ReviewFollowUp) => {},
    refuse: (_, _refusal: { reason: ReviewRefusal }) => {},
  },
});

const refuse = (reason: ReviewRefusal) => ({ type: "refuse", params: { reason } }) as const;
const reveal = (of: readonly ReviewSide[]) =>
  ({ type: "follow", params: { type: "reviews.revealed", of } }) as const;

const first = (side: ReviewSide, other: ReviewSide) =>
  ({
    guard: { type: "isBy", params: { side } },
    target: `${side}Wrote`,
    actions: { type: "follow", params: { type: "side.invited", side: other } },
  }) as const;

const halfWritten = (writer: ReviewSide, other: ReviewSide) =>
  ({
    on: {
      "review.written": [
        {
          guard: { type: "isBy", params: { side: other } },
          target: "revealed",
          actions: reveal(["client", "jobbeur"]),
        },
        { guard: { type: "isBy", params: { side: writer } }, actions: refuse("REVIEW_EXISTS") },
      ],
      "window.ended": { target: "revealed", actions: reveal([writer]) },
    },
  }) as const;

/**
 * The life cycle of the two reviews of a finished mission: each side writes once, and sees the other's only when both have written or
 * seven days are over. Ended states are not `final`, so that a late review still gets its reason.
 */
export const reviewLifecycle = lifecycle.createMachine({
  id: "review",
  initial: "unwritten",
  on: {
    "review.written": [
      { guard: "isStranger", actions: refuse("FORBIDDEN") },
      { actions: refuse("REVIEW_CLOSED") },
    ],
  },
  states: {
    unwritten: {
      on: {
        "review.written": [first("client", "jobbeur"), first("jobbeur", "client")],
        "window.ended": "lapsed",
      },
    },
    clientWrote: halfWritten("client", "jobbeur"),
    jobbeurWrote: halfWritten("jobbeur", "client"),
    revealed: {},
    lapsed: {},
  },
});

/** Asks the life cycle whether an event may happen to the reviews of a mission; pure, performs nothing. */
export const decideReview = (status: ReviewStatus, event: ReviewEvent) =>
  decide(reviewLifecycle, status, event);

export type ReviewDecision = ReturnType<typeof decideReview>;
