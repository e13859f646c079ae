import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  SanctionEvent,
  SanctionFollowUp,
  SanctionJudge,
  SanctionRefusal,
  SanctionState,
} from "./sanction.types.ts";

type SanctionContext = Omit<SanctionState, "status">;

const judgeOf = (event: SanctionEvent): SanctionJudge | null =>
  event.type === "appeal.decided" ? event.by : null;

const lifecycle = setup({
  types: {
    context: {} as SanctionContext,
    events: {} as SanctionEvent,
    input: {} as Partial<SanctionContext>,
  },
  guards: {
    isNotSanctioned: ({ event }) => event.type === "appeal.made" && !event.by.isSanctioned,
    isWithoutReasons: ({ event }) => "reasons" in event && event.reasons.trim() === "",
    isLate: ({ event }) => event.type === "appeal.made" && !event.isInTime,
    isOwnSanction: ({ event }) => {
      const judge = judgeOf(event);
      return judge?.role === "staff" && judge.isSanctioned;
    },
    isSameJudge: ({ context, event }) => {
      const judge = judgeOf(event);
      return judge?.role === "staff" && judge.id === context.givenBy;
    },
    isNeedlessOperator: ({ event }) => {
      const judge = judgeOf(event);
      return judge?.role === "operator" && !judge.isOnlyJudge;
    },
    isOverturned: ({ event }) => event.type === "appeal.decided" && event.decision === "overturn",
    isRunning: ({ context }) => context.isRunning,
  },
  actions: {
    follow: (_, _followUp: SanctionFollowUp) => {},
    refuse: (_, _refusal: { reason: SanctionRefusal }) => {},
  },
});

const refuse = (reason: SanctionRefusal) => ({ type: "refuse", params: { reason } }) as const;
const follow = (type: SanctionFollowUp["type"]) => ({ type: "follow", params: { type } }) as const;
const withoutReasons = { guard: "isWithoutReasons", actions: refuse("REASONS_MISSING") } as const;

/**
 * The life cycle of a sanction: who was sanctioned may appeal it while the window is open, also once it has run out, for it stays on record;
 * another person than who gave it decides, for want of one whoever runs the company [Regulation (EU) 2022/2065, art. 20]. What
 * administrators lift needs no appeal. The ends are not `final`, so that a late step still gets its reason.
 */
export const sanctionLifecycle = lifecycle.createMachine({
  id: "sanction",
  context: ({ input }) => ({ givenBy: null, isRunning: false, ...input }),
  initial: "given",
  on: { "*": { actions: refuse("SANCTION_TRANSITION_REFUSED") } },
  states: {
    given: {
      on: {
        "sanction.lifted": "lifted",
        "appeal.made": [
          { guard: "isNotSanctioned", actions: refuse("FORBIDDEN") },
          withoutReasons,
          { guard: "isLate", actions: refuse("APPEAL_TOO_LATE") },
          { target: "appealed", actions: follow("moderators.notified") },
        ],
        "appealWindow.ended": "closed",
      },
    },
    appealed: {
      on: {
        "sanction.lifted": "lifted",
        "appeal.decided": [
          { guard: "isOwnSanction", actions: refuse("FORBIDDEN") },
          { guard: "isSameJudge", actions: refuse("SAME_JUDGE") },
          { guard: "isNeedlessOperator", actions: refuse("OTHERS_CAN_JUDGE") },
          withoutReasons,
          { guard: "isOverturned", target: "overturning" },
          { target: "upheld", actions: follow("reasons.sent") },
        ],
      },
    },
    overturning: {
      always: [
        {
          guard: "isRunning",
          target: "overturned",
          actions: [follow("account.reinstated"), follow("reasons.sent")],
        },
        { target: "overturned", actions: follow("reasons.sent") },
      ],
    },
    lifted: {},
    upheld: {},
    overturned: {},
    closed: {},
  },
});

/** Asks the life cycle whether an event may happen to a sanction; pure, performs nothing. */
export const decideSanction = (state: SanctionState, event: SanctionEvent) =>
  decide(sanctionLifecycle, state, event);
