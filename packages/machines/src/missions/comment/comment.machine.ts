import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  CommentActor,
  CommentEvent,
  CommentFollowUp,
  CommentRefusal,
  CommentState,
} from "./comment.types.ts";

interface CommentContext {
  isPrivate: boolean;
  answers: number;
}

const lifecycle = setup({
  types: {
    context: {} as CommentContext,
    events: {} as CommentEvent,
    input: {} as Partial<CommentContext>,
  },
  guards: {
    isProfileHidden: ({ event }) => "isProfileHidden" in event && event.isProfileHidden,
    hasContacts: ({ event }) => "hasContacts" in event && event.hasContacts,
    isNotBy: ({ event }, { by }: { by: CommentActor }) => "by" in event && event.by !== by,
    /** A private comment is between its author and the mission's owner; staff may read it. */
    isHiddenFrom: ({ context, event }) => context.isPrivate && "by" in event && event.by === "other",
    hasAnswers: ({ context }) => context.answers > 0,
    hasOneAnswer: ({ context }) => context.answers === 1,
  },
  actions: {
    noteReaders: assign(({ event, context }) => ({
      isPrivate: "isPrivate" in event ? event.isPrivate : context.isPrivate,
    })),
    countAnswer: assign({ answers: ({ context }) => context.answers + 1 }),
    dropAnswer: assign({ answers: ({ context }) => context.answers - 1 }),
    follow: (_, _followUp: CommentFollowUp) => {},
    refuse: (_, _refusal: { reason: CommentRefusal }) => {},
  },
});

const refuse = (reason: CommentRefusal) => ({ type: "refuse", params: { reason } }) as const;
const follow = <FollowUp extends CommentFollowUp>(params: FollowUp) => ({ type: "follow", params }) as const;
const mask = follow({ type: "contacts.masked" });
const erase = follow({ type: "text.erased" });
const drop = follow({ type: "place.dropped" });
const notify = (person: "author" | "owner") => follow({ type: "person.notified", person });
const only = (by: CommentActor) =>
  ({ guard: { type: "isNotBy", params: { by } }, actions: refuse("FORBIDDEN") }) as const;

/**
 * The life cycle of a comment on a mission [MISS-27..31]: who is signed in may write one and answer one that they may read; its author alone
 * edits and deletes it; moderators take it away and bring it back [MOD-10]. Ways to reach a person are masked. Nothing costs Jobi.
 * Its ends are not `final`, so that a late step still gets its reason.
 */
export const commentLifecycle = lifecycle.createMachine({
  id: "comment",
  context: ({ input }) => ({ isPrivate: false, answers: 0, ...input }),
  initial: "absent",
  on: { "*": { actions: refuse("COMMENT_TRANSITION_REFUSED") } },
  states: {
    absent: {
      on: {
        "comment.posted": [
          { guard: "isProfileHidden", actions: refuse("PROFILE_HIDDEN") },
          { guard: "hasContacts", target: "published", actions: ["noteReaders", mask, notify("owner")] },
          { target: "published", actions: ["noteReaders", notify("owner")] },
        ],
      },
    },
    published: {
      on: {
        "comment.edited": [
          only("author"),
          { guard: "hasContacts", actions: ["noteReaders", mask] },
          { actions: "noteReaders" },
        ],
        "comment.deleted": [
          only("author"),
          { guard: "hasAnswers", target: "effaced", actions: erase },
          { target: "gone", actions: drop },
        ],
        "comment.removed": [only("moderator"), { target: "removed", actions: notify("author") }],
        "answer.posted": [
          { guard: "isHiddenFrom", actions: refuse("NOT_FOUND") },
          { actions: ["countAnswer", notify("author")] },
        ],
        "answer.gone": { actions: "dropAnswer" },
      },
    },
    removed: {
      on: {
        "comment.deleted": [
          only("author"),
          { guard: "hasAnswers", target: "effaced", actions: erase },
          { target: "gone", actions: drop },
        ],
        "comment.restored": [only("moderator"), { target: "published", actions: notify("author") }],
        "answer.gone": { actions: "dropAnswer" },
      },
    },
    effaced: {
      on: {
        "answer.gone": [
          { guard: "hasOneAnswer", target: "gone", actions: ["dropAnswer", drop] },
          { actions: "dropAnswer" },
        ],
      },
    },
    gone: {},
  },
});

/** Asks the life cycle whether an event may happen to a comment; pure, performs nothing. */
export const decideComment = (state: CommentState, event: CommentEvent) =>
  decide(commentLifecycle, state, event);
