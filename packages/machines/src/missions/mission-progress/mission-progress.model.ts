import { defineModel } from "../../testing/model.ts";
import type { ProgressState } from "./mission-progress.types.ts";

type Status = ProgressState["status"];

/** In one of these, and no dispute is open. */
const isIn =
  (...statuses: Status[]) =>
  ({ status, isDisputed }: ProgressState) =>
    !isDisputed && statuses.includes(status);
const isOut =
  (...statuses: Status[]) =>
  ({ status, isDisputed }: ProgressState) =>
    !isDisputed && !statuses.includes(status);
const to = (status: Status) => () => ({ status });
const stays = () => ({});
const unconfirmed = ["agreed", "onTheWay", "begun", "done", "changesAsked"] as const;

/** What client, jobbeur, another person and time can do to a mission that was agreed on; refused steps lead nowhere. */
export const missionProgressModel = defineModel<ProgressState>()({
  initial: { status: "agreed", hasAskedChanges: false, isDisputed: false, needsHours: false, isEarly: false },
  steps: {
    "the jobbeur leaves": { when: isIn("agreed"), leads: to("onTheWay") },
    "the jobbeur begins": { when: isIn("agreed", "onTheWay"), leads: to("begun") },
    "the jobbeur has done it": {
      when: (state) =>
        isIn("changesAsked")(state) || (isIn("agreed", "onTheWay", "begun")(state) && !state.isEarly),
      leads: () => ({ status: "done", needsHours: false }),
    },
    "the jobbeur has done it before its hour": {
      when: (state) => isIn("agreed", "onTheWay", "begun")(state) && state.isEarly,
      leads: stays,
    },
    "an hour to come is agreed on": {
      when: (state) => isIn("agreed")(state) && !state.isEarly,
      leads: () => ({ isEarly: true }),
    },
    "the hour comes": { when: ({ isEarly }) => isEarly, leads: () => ({ isEarly: false }) },
    "the price is by the hour": {
      when: (state) => isIn("agreed")(state) && !state.needsHours,
      leads: () => ({ needsHours: true }),
    },
    "the client confirms": {
      when: (state) => isIn(...unconfirmed)(state) && !state.needsHours,
      leads: to("confirmed"),
    },
    "the client confirms before the hours are stated": {
      when: (state) => isIn(...unconfirmed)(state) && state.needsHours,
      leads: stays,
    },
    "the client asks for changes": {
      when: (state) => isIn("done")(state) && !state.hasAskedChanges,
      leads: () => ({ status: "changesAsked", hasAskedChanges: true }),
    },
    "the client asks for changes again": {
      when: (state) => isIn("done")(state) && state.hasAskedChanges,
      leads: stays,
    },
    "fourteen days are over": { when: isIn("done"), leads: to("confirmed") },
    "fourteen days are over for what is not done": { when: isOut("done"), leads: stays },
    "the jobbeur leaves too late": { when: isOut("agreed"), leads: stays },
    "the jobbeur begins too late": { when: isOut("agreed", "onTheWay"), leads: stays },
    "the jobbeur has done it twice": { when: isIn("done", "confirmed"), leads: stays },
    "the client confirms twice": { when: isIn("confirmed"), leads: stays },
    "the client asks for changes at the wrong time": { when: isOut("done"), leads: stays },
    "a dispute is opened": {
      when: isIn("agreed", "done", "changesAsked", "confirmed"),
      leads: () => ({ isDisputed: true }),
    },
    "the dispute is over": { when: ({ isDisputed }) => isDisputed, leads: () => ({ isDisputed: false }) },
    "anything happens beside a dispute": { when: ({ isDisputed }) => isDisputed, leads: stays },
    "each side does what is the other's": { leads: stays },
    "a stranger does it all": { leads: stays },
  },
});
