import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  ReportActor,
  ReportEvent,
  ReportFollowUp,
  ReportRefusal,
  ReportState,
} from "./content-report.types.ts";

/** How long a decision can be appealed, in ms: six months of at most 31 days [Regulation (EU) 2022/2065, art. 20]. */
export const appealWindowMs = 184 * 24 * 3_600_000;

interface ReportContext {
  isRemoved: boolean;
  deciders: readonly string[];
}

const roleOf = (event: ReportEvent): ReportActor["role"] | null => ("by" in event ? event.by.role : null);
const hasReasons = (event: ReportEvent) => "reasons" in event && event.reasons.trim() !== "";
const moderatorOf = (event: ReportEvent) =>
  "by" in event && event.by.role === "moderator" ? event.by.id : null;

const lifecycle = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    input: {} as Partial<ReportContext>,
  },
  guards: {
    isRemoval: ({ event }) => "decision" in event && event.decision === "remove",
    isOverturned: ({ event }) => "decision" in event && event.decision === "overturn",
    isRemoved: ({ context }) => context.isRemoved,
    isNotModerator: ({ event }) => roleOf(event) !== "moderator",
    /** A removal is appealed by its author, a refusal to remove by who reported. */
    isNotConcerned: ({ context, event }) => roleOf(event) !== (context.isRemoved ? "author" : "reporter"),
    isWithoutReasons: ({ event }) => !hasReasons(event),
    isLate: ({ event }) => event.type === "appeal.made" && !event.isInTime,
    isNotJudge: ({ event }) => roleOf(event) !== "moderator" && roleOf(event) !== "operator",
    isSameModerator: ({ context: { deciders }, event }) => deciders.some((id) => id === moderatorOf(event)),
    isNeedlessOperator: ({ event }) => "by" in event && event.by.role === "operator" && !event.by.isOnlyJudge,
  },
  actions: {
    remove: assign({ isRemoved: true }),
    restore: assign({ isRemoved: false }),
    noteModerator: assign({
      deciders: ({ context: { deciders }, event }) => {
        const id = moderatorOf(event);
        return id === null || deciders.includes(id) ? deciders : [...deciders, id];
      },
    }),
    follow: (_, _followUp: ReportFollowUp) => {},
    refuse: (_, _refusal: { reason: ReportRefusal }) => {},
  },
});

const refuse = (reason: ReportRefusal) => ({ type: "refuse", params: { reason } }) as const;
const follow = <FollowUp extends ReportFollowUp>(params: FollowUp) => ({ type: "follow", params }) as const;
const sendReasons = follow({ type: "reasons.sent", to: ["reporter", "author"] });
const notModerator = { guard: "isNotModerator", actions: refuse("FORBIDDEN") } as const;
const withoutReasons = { guard: "isWithoutReasons", actions: refuse("REASONS_MISSING") } as const;

const decided = {
  "appeal.made": [
    { guard: "isNotConcerned", actions: refuse("FORBIDDEN") },
    withoutReasons,
    { guard: "isLate", actions: refuse("APPEAL_TOO_LATE") },
    { target: "appealed", actions: follow({ type: "moderators.notified" }) },
  ],
  "appealWindow.ended": "closed",
} as const;

/**
 * The life cycle of a reported content: a moderator decides with reasons, reported to both sides; the side that lost may appeal while the window is
 * open; another moderator decides again, for want of one whoever runs the company, and that is the last word here [Regulation (EU) 2022/2065,
 * art. 16, 17 and 20]. Meanwhile any moderator may take a removal back, which who reported may appeal.
 * The ends are not `final`, so that a late step still gets its reason.
 */
export const contentReportLifecycle = lifecycle.createMachine({
  id: "content-report",
  context: ({ input }) => ({ isRemoved: false, deciders: [], ...input }),
  initial: "reported",
  on: { "*": { actions: refuse("REPORT_TRANSITION_REFUSED") } },
  states: {
    reported: {
      on: {
        "report.decided": [
          notModerator,
          withoutReasons,
          {
            guard: "isRemoval",
            target: "removed",
            actions: ["remove", "noteModerator", follow({ type: "content.removed" }), sendReasons],
          },
          { target: "kept", actions: ["noteModerator", sendReasons] },
        ],
      },
    },
    kept: { on: decided },
    removed: {
      on: {
        ...decided,
        "removal.lifted": [
          notModerator,
          withoutReasons,
          {
            target: "restored",
            actions: ["restore", "noteModerator", follow({ type: "content.restored" }), sendReasons],
          },
        ],
      },
    },
    restored: { on: decided },
    appealed: {
      on: {
        "appeal.decided": [
          { guard: "isNotJudge", actions: refuse("FORBIDDEN") },
          { guard: "isSameModerator", actions: refuse("SAME_MODERATOR") },
          { guard: "isNeedlessOperator", actions: refuse("OTHERS_CAN_JUDGE") },
          withoutReasons,
          { guard: "isOverturned", target: "overturning" },
          { target: "closed", actions: sendReasons },
        ],
      },
    },
    overturning: {
      always: [
        {
          guard: "isRemoved",
          target: "closed",
          actions: ["restore", follow({ type: "content.restored" }), sendReasons],
        },
        { target: "closed", actions: ["remove", follow({ type: "content.removed" }), sendReasons] },
      ],
    },
    closed: {},
  },
});

/** Asks the life cycle whether an event may happen to a report; pure, performs nothing. */
export const decideContentReport = (state: ReportState, event: ReportEvent) =>
  decide(contentReportLifecycle, state, event);
