import type { ProgressStep } from "@jobami/api/progress/routes";
import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  ProgressEvent,
  ProgressFollowUp,
  ProgressRefusal,
  ProgressState,
} from "./mission-progress.types.ts";

/** How long a mission that is done waits for its client before it is confirmed by itself, in ms. */
export const confirmationDelayMs = 14 * 24 * 3_600_000;

/** Whose act each step is, in the order of the buttons. */
export const stepSides: Record<ProgressStep, "client" | "jobbeur"> = {
  "way.started": "jobbeur",
  "work.begun": "jobbeur",
  "work.done": "jobbeur",
  "changes.asked": "client",
  "work.confirmed": "client",
};

/** Whether the side acts whose act it is; time acts for no one. */
const isByItsSide = (event: ProgressEvent) =>
  event.type === "confirmation.lapsed" || event.by === stepSides[event.type];

type ProgressContext = Omit<ProgressState, "status">;

const lifecycle = setup({
  types: {
    context: {} as ProgressContext,
    events: {} as ProgressEvent,
    input: {} as Partial<ProgressContext>,
  },
  guards: {
    mayStep: ({ context, event }) => isByItsSide(event) && !context.isDisputed,
    mayFinish: ({ context, event }) => isByItsSide(event) && !context.isDisputed && !context.isEarly,
    mayConfirm: ({ context, event }) => isByItsSide(event) && !context.isDisputed && !context.needsHours,
    isByAnother: ({ event }) => !isByItsSide(event),
    isDisputed: ({ context }) => context.isDisputed,
    isUndisputed: ({ context }) => !context.isDisputed,
    mayAsk: ({ context, event }) => isByItsSide(event) && !context.isDisputed && !context.hasAskedChanges,
  },
  actions: {
    rememberAsking: assign({ hasAskedChanges: true }),
    rememberHours: assign({ needsHours: false }),
    follow: (_, _followUp: ProgressFollowUp) => {},
    refuse: (_, _refusal: { reason: ProgressRefusal }) => {},
  },
});

const refuse = (reason: ProgressRefusal) => ({ type: "refuse", params: { reason } }) as const;
const notify = (side: "client" | "jobbeur") =>
  ({
    type: "follow",
    params: ({ event }: { event: ProgressEvent }): ProgressFollowUp => ({
      type: "side.notified",
      side,
      of: event.type,
    }),
  }) as const;
const complete = { type: "follow", params: { type: "mission.completed" } } as const;

/** A lawful step of the side whose act it is; anybody else's falls through to the refusals. */
const step = <Target extends string>(
  target: Target,
  ...actions: (ReturnType<typeof notify> | typeof complete | "rememberHours")[]
) => ({ guard: "mayStep", target, actions }) as const;

const leave = { "way.started": step("onTheWay", notify("client")) };
const begin = { "work.begun": step("begun", notify("client")) };
/** What is made anew has its own day: it waits for no hour. */
const finishAnew = { "work.done": step("done", "rememberHours", notify("client")) };
/** Nothing is done before its hour. */
const finish = {
  "work.done": [
    { guard: "mayFinish", target: "done", actions: ["rememberHours", notify("client")] },
    { guard: "mayStep", actions: refuse("WORK_TOO_EARLY") },
  ],
} as const;
const confirm = { "work.confirmed": step("confirmed", complete) };
/** A client need not wait for « done », unless the price hangs on what the jobbeur has yet to state. */
const confirmEarly = {
  "work.confirmed": [
    { guard: "mayConfirm", target: "confirmed", actions: complete },
    { guard: "mayStep", actions: refuse("HOURS_MISSING") },
  ],
} as const;

/**
 * The life cycle of a mission between the agreement and its confirmation, as both sides see it. A jobbeur may leave out stating that they
 * are on the way, or that they began; a client may confirm what no one declared done. While a dispute is open nothing of it goes on. It has no clock: a job reports when the client was silent
 * for fourteen days.
 */
export const missionProgressLifecycle = lifecycle.createMachine({
  id: "mission-progress",
  // xstate makes itself a first snapshot, of nothing, before it answers what a step leads to.
  context: ({ input }: { input: Partial<ProgressContext> | undefined }) => ({
    hasAskedChanges: false,
    isDisputed: false,
    needsHours: false,
    isEarly: false,
    ...input,
  }),
  initial: "agreed",
  on: {
    "*": [
      { guard: "isByAnother", actions: refuse("FORBIDDEN") },
      { guard: "isDisputed", actions: refuse("DISPUTE_OPEN") },
      { actions: refuse("PROGRESS_CHANGED") },
    ],
  },
  states: {
    agreed: { on: { ...leave, ...begin, ...finish, ...confirmEarly } },
    onTheWay: { on: { ...begin, ...finish, ...confirmEarly } },
    begun: { on: { ...finish, ...confirmEarly } },
    done: {
      on: {
        ...confirm,
        "changes.asked": [
          { guard: "mayAsk", target: "changesAsked", actions: ["rememberAsking", notify("jobbeur")] },
          { guard: "mayStep", actions: refuse("CHANGES_ASKED_ALREADY") },
        ],
        "confirmation.lapsed": {
          guard: "isUndisputed",
          target: "confirmed",
          actions: [complete, notify("client")],
        },
      },
    },
    changesAsked: { on: { ...finishAnew, ...confirm } },
    confirmed: {},
  },
});

/** Asks the life cycle whether an event may happen to a mission that was agreed on; pure, performs nothing. */
export const decideProgress = (state: ProgressState, event: ProgressEvent) =>
  decide(missionProgressLifecycle, state, event);
