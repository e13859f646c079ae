import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { ContestEvent, ContestFollowUp, ContestRefusal, ContestStatus } from "./filter-contest.types.ts";

const lifecycle = setup({
  types: { events: {} as ContestEvent },
  guards: {
    isNotAuthor: ({ event }) => event.type === "contest.made" && !event.isAuthor,
    isHidingNothing: ({ event }) => event.type === "contest.made" && !event.isHiding,
    isConcerned: ({ event }) => event.type === "contest.decided" && event.isConcerned,
    isWithoutReasons: ({ event }) => event.type === "contest.decided" && event.reasons.trim() === "",
    isLift: ({ event }) => event.type === "contest.decided" && event.decision === "lift",
  },
  actions: {
    follow: (_, _followUp: ContestFollowUp) => {},
    refuse: (_, _refusal: { reason: ContestRefusal }) => {},
  },
});

const refuse = (reason: ContestRefusal) => ({ type: "refuse", params: { reason } }) as const;
const follow = <FollowUp extends ContestFollowUp>(params: FollowUp) => ({ type: "follow", params }) as const;

/** Other people's messages do not exist for whoever did not write them. */
const notAuthor = { guard: "isNotAuthor", actions: refuse("NOT_FOUND") } as const;
const again = { "contest.made": [notAuthor, { actions: refuse("ALREADY_CONTESTED") }] } as const;
const decided = { ...again, "contest.decided": { actions: refuse("CONTEST_DECIDED") } } as const;

/**
 * The life cycle of a contest of what the filter hides of a message: its author makes one, once; a moderator who is not of the conversation
 * lifts the filter from the message or keeps it, with reasons.
 */
export const filterContestLifecycle = lifecycle.createMachine({
  id: "filter-contest",
  initial: "none",
  states: {
    none: {
      on: {
        "contest.made": [
          notAuthor,
          { guard: "isHidingNothing", actions: refuse("NOTHING_HIDDEN") },
          { target: "open", actions: follow({ type: "moderators.notified" }) },
        ],
        "contest.decided": { actions: refuse("NOT_FOUND") },
      },
    },
    open: {
      on: {
        ...again,
        "contest.decided": [
          { guard: "isConcerned", actions: refuse("OWN_CONTENT") },
          { guard: "isWithoutReasons", actions: refuse("REASONS_MISSING") },
          {
            guard: "isLift",
            target: "lifted",
            actions: [follow({ type: "text.lifted" }), follow({ type: "author.notified", of: "lifted" })],
          },
          { target: "kept", actions: follow({ type: "author.notified", of: "kept" }) },
        ],
      },
    },
    lifted: { on: decided },
    kept: { on: decided },
  },
});

/** Asks the life cycle whether an event may happen to a contest; pure, performs nothing. */
export const decideFilterContest = (status: ContestStatus, event: ContestEvent) =>
  decide(filterContestLifecycle, status, event);
