import { defineModel } from "../../testing/model.ts";
import type { IncidentState } from "./mission-incident.types.ts";

type Status = IncidentState["status"];

const isOpen = ({ status, hasBegun, isDisputed }: IncidentState) =>
  !hasBegun && !isDisputed && status !== "over";
const isIn =
  (...statuses: Status[]) =>
  (state: IncidentState) =>
    isOpen(state) && statuses.includes(state.status);
const isAlive = ({ status }: IncidentState) => status !== "over";
const to = (status: Status) => () => ({ status });
const stays = () => ({});

/** What client, jobbeur, another person and time can do to what goes wrong; refused acts lead nowhere. */
export const missionIncidentModel = defineModel<IncidentState>()({
  initial: {
    status: "none",
    reportedBy: null,
    hasBegun: false,
    isDisputed: false,
    isItsDay: false,
    isDue: false,
    isAnswerOverdue: false,
  },
  steps: {
    "its day comes": {
      when: (state) => isAlive(state) && !state.isItsDay,
      leads: () => ({ isItsDay: true }),
    },
    "its hour comes": {
      when: (state) => isAlive(state) && !state.isDue,
      leads: () => ({ isDue: true }),
    },
    "the time to answer is over": {
      when: (state) => state.status === "reported" && !state.isAnswerOverdue,
      leads: () => ({ isAnswerOverdue: true }),
    },
    "the work begins": {
      when: (state) => isOpen(state) && state.status === "none",
      leads: () => ({ hasBegun: true }),
    },
    "a dispute is opened": { when: isOpen, leads: () => ({ isDisputed: true }) },
    "the dispute is over": { when: ({ isDisputed }) => isDisputed, leads: () => ({ isDisputed: false }) },
    "each is late": { when: (state) => isIn("none")(state) && state.isItsDay, leads: stays },
    "each is late before the day": { when: (state) => isIn("none")(state) && !state.isItsDay, leads: stays },
    "who is waited for is late": {
      when: (state) => isIn("reported")(state) && state.isItsDay,
      leads: stays,
    },
    "who is waited for is late without an hour": {
      when: (state) => isIn("reported")(state) && !state.isItsDay,
      leads: stays,
    },
    "the client reports that no one came": {
      when: (state) => isIn("none")(state) && state.isDue,
      leads: () => ({ status: "reported", reportedBy: "client" }),
    },
    "the jobbeur reports that no one is there": {
      when: (state) => isIn("none")(state) && state.isDue,
      leads: () => ({ status: "reported", reportedBy: "jobbeur" }),
    },
    "each reports it before the hour": {
      when: (state) => isIn("none")(state) && !state.isDue,
      leads: stays,
    },
    "who is reported was there": { when: isIn("reported"), leads: to("denied") },
    "who is reported could not come": { when: isIn("reported"), leads: to("admitted") },
    "who reported answers themselves, and the other ends it": { when: isIn("reported"), leads: stays },
    "who reported ends it": {
      when: (state) => isIn("admitted")(state) || (isIn("reported")(state) && state.isAnswerOverdue),
      leads: to("over"),
    },
    "who reported ends it before the answer": {
      when: (state) => isIn("reported")(state) && !state.isAnswerOverdue,
      leads: stays,
    },
    "the jobbeur cannot come": { when: isOpen, leads: to("over") },
    "the client leaves as the jobbeur does": { leads: stays },
    "the client does not feel safe": { when: isOpen, leads: to("over") },
    "the jobbeur does not feel safe": { when: isOpen, leads: to("over") },
    "anything happens once the work began, or after the end": {
      when: (state) => !state.isDisputed && (state.hasBegun || state.status === "over"),
      leads: stays,
    },
    "anything happens beside a dispute": { when: ({ isDisputed }) => isDisputed, leads: stays },
    "a stranger does it all": { leads: stays },
  },
});
