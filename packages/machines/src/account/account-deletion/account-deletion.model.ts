import { defineModel } from "../../testing/index.ts";

export interface Leaving {
  at:
    | "reading"
    | "unreadable"
    | "committed"
    | "free"
    | "asking"
    | "asked"
    | "cancelling"
    | "confirmingPause"
    | "pausing"
    | "left";
  hasProblem: boolean;
  /** An ask is with the server without an answer: its key is stored. */
  isUnanswered: boolean;
}

const at =
  (...places: readonly Leaving["at"][]) =>
  (state: Leaving) =>
    places.includes(state.at);
const goes = (place: Leaving["at"]) => () => ({ at: place, hasProblem: false });
const troubled = (place: Leaving["at"]) => () => ({ at: place, hasProblem: true, isUnanswered: false });
const calls = at("asking", "cancelling", "pausing");
const back = ({ at: place }: Leaving) =>
  place === "asking" ? "free" : place === "cancelling" ? "asked" : "confirmingPause";

/** What a person and the server can do about leaving. */
export const accountDeletionModel = defineModel<Leaving>()({
  initial: { at: "reading", hasProblem: false, isUnanswered: false },
  steps: {
    "the account is free": { when: at("reading"), leads: goes("free") },
    "the account has work under way": { when: at("reading"), leads: goes("committed") },
    "a deletion is asked for already": { when: at("reading"), leads: goes("asked") },
    "the account cannot be read": { when: at("reading"), leads: (state) => ({ ...state, at: "unreadable" }) },
    "tries again": { when: at("unreadable", "committed"), leads: (state) => ({ ...state, at: "reading" }) },
    "asks for the deletion": { when: at("free"), leads: goes("asking") },
    "types on": { when: at("free"), leads: () => ({ hasProblem: false }) },
    "the mail is sent": {
      when: at("asking"),
      leads: () => ({ at: "asked", hasProblem: false, isUnanswered: false }),
    },
    "the password is wrong": { when: at("asking"), leads: troubled("free") },
    "nothing comes back": {
      when: calls,
      leads: (state) => ({
        at: back(state),
        hasProblem: true,
        isUnanswered: state.isUnanswered || state.at === "asking",
      }),
    },
    "a mission began meanwhile": {
      when: calls,
      leads: (state) => ({
        at: "reading",
        hasProblem: false,
        isUnanswered: state.isUnanswered && state.at !== "asking",
      }),
    },
    "takes it back": { when: at("asked"), leads: goes("cancelling") },
    "the account stays": { when: at("cancelling"), leads: goes("free") },
    "thinks of a pause": { when: at("free"), leads: goes("confirmingPause") },
    "would rather not": { when: at("confirmingPause"), leads: goes("free") },
    pauses: { when: at("confirmingPause"), leads: goes("pausing") },
    "the account is paused": { when: at("pausing"), leads: goes("left") },
    "sends again meanwhile": { when: calls, leads: () => ({}) },
  },
});
