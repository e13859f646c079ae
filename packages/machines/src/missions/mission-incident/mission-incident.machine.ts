import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type {
  IncidentEvent,
  IncidentFollowUp,
  IncidentRefusal,
  IncidentState,
} from "./mission-incident.types.ts";

type Context = Omit<IncidentState, "status">;
type Side = "client" | "jobbeur";

/** Whose act it is: who is reported answers, who reported ends it, the jobbeur alone says that they cannot come (a client cancels). */
function isTheirs({ reportedBy }: Context, { type, by }: IncidentEvent): boolean {
  if (by === "stranger") return false;
  if (type === "mission.left") return by === "jobbeur";
  if (reportedBy === null) return true;
  if (type === "absence.denied" || type === "absence.admitted") return by !== reportedBy;
  // Who waits for the other is not late; who is waited for may say when they come.
  return type === "absence.closed" ? by === reportedBy : type !== "late.announced" || by !== reportedBy;
}

const isOpen = ({ context, event }: { context: Context; event: IncidentEvent }) =>
  isTheirs(context, event) && !context.isDisputed && !context.hasBegun;

const lifecycle = setup({
  types: { context: {} as Context, events: {} as IncidentEvent, input: {} as Partial<Context> },
  guards: {
    isOpen,
    isOpenOnItsDay: (now) => isOpen(now) && now.context.isItsDay,
    isOpenAndDue: (now) => isOpen(now) && now.context.isDue,
    isOpenAndOverdue: (now) => isOpen(now) && now.context.isAnswerOverdue,
    isNotTheirs: ({ context, event }) => !isTheirs(context, event),
    isDisputed: ({ context }) => context.isDisputed,
  },
  actions: {
    rememberReporter: assign({ reportedBy: ({ event }) => event.by as Side }),
    follow: (_, _followUp: IncidentFollowUp) => {},
    refuse: (_, _refusal: { reason: IncidentRefusal }) => {},
  },
});

const refuse = (reason: IncidentRefusal) => ({ type: "refuse", params: { reason } }) as const;
const notifyTheOther = {
  type: "follow",
  params: ({ event }: { event: IncidentEvent }): IncidentFollowUp => ({
    type: "side.notified",
    side: event.by === "client" ? "jobbeur" : "client",
    of: event.type,
  }),
} as const;
const endAs = (type: "mission.cancelled" | "mission.voided") =>
  [{ type: "follow", params: { type } }, notifyTheOther] as const;
const tooEarly = { guard: "isOpen", actions: refuse("INCIDENT_TOO_EARLY") } as const;

const late = { "late.announced": [{ guard: "isOpenOnItsDay", actions: notifyTheOther }, tooEarly] } as const;
const leave = {
  "mission.left": { guard: "isOpen", target: "over", actions: endAs("mission.cancelled") },
  "safety.left": { guard: "isOpen", target: "over", actions: endAs("mission.voided") },
} as const;
const answer = <Target extends string>(target: Target) =>
  ({ guard: "isOpen", target, actions: notifyTheOther }) as const;
const close = { target: "over", actions: endAs("mission.voided") } as const;

/**
 * What goes wrong about a mission that was agreed on, before its work begins: a person is late, did not come, cannot come, or does not
 * feel safe. Who is reported not to have come is asked first. It has no clock: the hour and the time to answer are given. What two do not
 * agree on is a dispute.
 */
export const missionIncidentLifecycle = lifecycle.createMachine({
  id: "mission-incident",
  // xstate makes itself a first snapshot, of nothing, before it answers what an act leads to.
  context: ({ input }: { input: Partial<Context> | undefined }) => ({
    reportedBy: null,
    hasBegun: false,
    isDisputed: false,
    isItsDay: false,
    isDue: false,
    isAnswerOverdue: false,
    ...input,
  }),
  initial: "none",
  on: {
    "*": [
      { guard: "isNotTheirs", actions: refuse("FORBIDDEN") },
      { guard: "isDisputed", actions: refuse("DISPUTE_OPEN") },
      { actions: refuse("INCIDENT_CHANGED") },
    ],
  },
  states: {
    none: {
      on: {
        ...late,
        ...leave,
        "absence.reported": [
          { guard: "isOpenAndDue", target: "reported", actions: ["rememberReporter", notifyTheOther] },
          tooEarly,
        ],
      },
    },
    reported: {
      on: {
        ...late,
        ...leave,
        "absence.denied": answer("denied"),
        "absence.admitted": answer("admitted"),
        "absence.closed": [{ guard: "isOpenAndOverdue", ...close }, tooEarly],
      },
    },
    denied: { on: leave },
    admitted: { on: { ...leave, "absence.closed": { guard: "isOpen", ...close } } },
    over: {},
  },
});

/** Asks the life cycle whether an act may happen to a mission under way; pure, performs nothing. */
export const decideIncident = (state: IncidentState, event: IncidentEvent) =>
  decide(missionIncidentLifecycle, state, event);
