import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { AppealEvent, AppealFollowUp, AppealRefusal, AppealState } from "./appeal.types.ts";

type AppealContext = Omit<AppealState, "status">;

const actorOf = (event: AppealEvent): string | null => ("by" in event ? event.by : null);

const isAnothers = ({ assigneeId }: AppealContext, event: AppealEvent) =>
  assigneeId !== null && actorOf(event) !== null && actorOf(event) !== assigneeId;

const lifecycle = setup({
  types: {
    context: {} as AppealContext,
    events: {} as AppealEvent,
    input: {} as Partial<AppealContext>,
  },
  guards: {
    isConcerned: ({ context: { concerned }, event }) => concerned.some((id) => id === actorOf(event)),
    isDecider: ({ context: { deciders }, event }) => deciders.some((id) => id === actorOf(event)),
    isAnothers: ({ context, event }) => isAnothers(context, event),
    /** Another person handles it than whoever takes it over has seen. */
    isAnothersUnseen: ({ context, event }) =>
      isAnothers(context, event) && event.type === "appeal.taken" && event.instead !== context.assigneeId,
  },
  actions: {
    assign: assign({ assigneeId: ({ event }) => actorOf(event) }),
    release: assign({ assigneeId: null }),
    follow: (_, _followUp: AppealFollowUp) => {},
    refuse: (_, _refusal: { reason: AppealRefusal }) => {},
  },
});

const refuse = (reason: AppealRefusal) => ({ type: "refuse", params: { reason } }) as const;
const tellAssignee = {
  type: "follow",
  params: ({ context: { assigneeId } }: { context: AppealContext }): AppealFollowUp => ({
    type: "assignee.notified",
    id: assigneeId ?? "",
  }),
} as const;

const notTheirs = [
  { guard: "isConcerned", actions: refuse("FORBIDDEN") },
  { guard: "isDecider", actions: refuse("SAME_JUDGE") },
] as const;
const anothers = { guard: "isAnothers", actions: refuse("APPEAL_TAKEN") } as const;

/**
 * The life cycle of an appeal: a person of staff takes it, hands it back, or takes it over from whom they see handle it; who has it
 * decides, or anybody who may where no one has it. Never whom the decision concerns or who took it [Regulation (EU) 2022/2065, art. 20].
 * The end is not `final`, so that a late step still gets its reason.
 */
export const appealLifecycle = lifecycle.createMachine({
  id: "appeal",
  context: ({ input }) => ({ assigneeId: null, concerned: [], deciders: [], ...input }),
  initial: "open",
  on: { "*": { actions: refuse("APPEAL_DECIDED") } },
  states: {
    open: {
      on: {
        "appeal.taken": [
          ...notTheirs,
          { guard: "isAnothersUnseen", actions: refuse("APPEAL_TAKEN") },
          { guard: "isAnothers", actions: [tellAssignee, "assign"] },
          { actions: "assign" },
        ],
        "appeal.handedBack": [anothers, { actions: "release" }],
        "appeal.decided": [...notTheirs, anothers, { target: "decided" }],
        "sanction.lifted": "decided",
      },
    },
    decided: {},
  },
});

/** Asks the life cycle whether an event may happen to an appeal; pure, performs nothing. */
export const decideAppeal = (state: AppealState, event: AppealEvent) => decide(appealLifecycle, state, event);
