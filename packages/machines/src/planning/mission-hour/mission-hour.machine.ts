import { assign, setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { HourEvent, HourFollowUp, HourMover, HourRefusal, HourState } from "./mission-hour.types.ts";

type Context = Pick<HourState, "proposedBy">;
type Side = Exclude<HourMover, "stranger">;

/** Whether it is theirs to do: both propose, who did not propose answers, who did takes it back. */
function isTheirs({ proposedBy }: Context, { type, by }: HourEvent): boolean {
  if (by === "stranger") return false;
  if (type === "hour.proposed" || proposedBy === null) return true;
  return (type === "hour.withdrawn") === (by === proposedBy);
}

const lifecycle = setup({
  types: {
    context: {} as Context,
    events: {} as HourEvent,
    input: {} as Context,
  },
  guards: {
    isTheirs: ({ context, event }) => isTheirs(context, event),
    isNotTheirs: ({ context, event }) => !isTheirs(context, event),
  },
  actions: {
    rememberProposer: assign({ proposedBy: ({ event }) => event.by as Side }),
    forgetProposer: assign({ proposedBy: null }),
    follow: (_, _followUp: HourFollowUp) => {},
    refuse: (_, _refusal: { reason: HourRefusal }) => {},
  },
});

const refuse = (reason: HourRefusal) => ({ type: "refuse", params: { reason } }) as const;
const notifyTheOther = {
  type: "follow",
  params: ({ event }: { event: HourEvent }): HourFollowUp => ({
    type: "side.notified",
    side: event.by === "client" ? "jobbeur" : "client",
    of: event.type,
  }),
} as const;

const propose = <Target extends string>(target: Target) =>
  ({ guard: "isTheirs", target, actions: ["rememberProposer", notifyTheOther] }) as const;
const dateTheMission = { type: "follow", params: { type: "mission.dated" } } as const;
const accept = {
  guard: "isTheirs",
  target: "agreed",
  actions: ["forgetProposer", dateTheMission, notifyTheOther],
} as const;
const settle = <Target extends string>(target: Target) =>
  ({ guard: "isTheirs", target, actions: ["forgetProposer", notifyTheOther] }) as const;

/**
 * The life cycle of the hour of a mission that was agreed on for a day: one side proposes, the other accepts or refuses; either may propose
 * another, which takes the place of what waited. What they agreed on stays until they agree on another, and the mission is on its day.
 */
export const missionHourLifecycle = lifecycle.createMachine({
  id: "mission-hour",
  // xstate makes itself a first snapshot, of nothing, before it answers what an act leads to.
  context: ({ input }: { input: Context | undefined }) => ({ proposedBy: input?.proposedBy ?? null }),
  initial: "open",
  on: {
    "*": [{ guard: "isNotTheirs", actions: refuse("FORBIDDEN") }, { actions: refuse("HOUR_CHANGED") }],
  },
  states: {
    open: { on: { "hour.proposed": propose("proposed") } },
    proposed: {
      on: {
        "hour.proposed": propose("proposed"),
        "hour.accepted": accept,
        "hour.refused": settle("open"),
        "hour.withdrawn": settle("open"),
      },
    },
    agreed: { on: { "hour.proposed": propose("moving") } },
    moving: {
      on: {
        "hour.proposed": propose("moving"),
        "hour.accepted": accept,
        "hour.refused": settle("agreed"),
        "hour.withdrawn": settle("agreed"),
      },
    },
  },
});

/** Asks the life cycle whether an act may happen to the hour of a mission; pure, performs nothing. */
export const decideHour = (state: HourState, event: HourEvent) => decide(missionHourLifecycle, state, event);
