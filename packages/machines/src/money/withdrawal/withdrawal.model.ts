import { defineModel } from "../../testing/model.ts";

export interface WithdrawalStory {
  at: "stating" | "checking" | "confirming" | "declaring" | "declared";
  hasProblem: boolean;
  /** A declaration is with the server without an answer: its key is stored. */
  isUnanswered: boolean;
}

const at =
  (...places: readonly WithdrawalStory["at"][]) =>
  (story: WithdrawalStory) =>
    places.includes(story.at);

/** What who declares, their browser and the server can do. */
export const withdrawalModel = defineModel<WithdrawalStory>()({
  initial: { at: "stating", hasProblem: false, isUnanswered: false },
  steps: {
    "states who, what and where to": {
      when: at("stating"),
      leads: () => ({ at: "checking", hasProblem: false, isUnanswered: false }),
    },
    "types on": { when: at("stating"), leads: () => ({ hasProblem: false }) },
    "it is whole": { when: at("checking"), leads: () => ({ at: "confirming" }) },
    "something is missing": { when: at("checking"), leads: () => ({ at: "stating", hasProblem: true }) },
    "it cannot be looked at": { when: at("checking"), leads: () => ({ at: "stating", hasProblem: true }) },
    "goes back": { when: at("confirming"), leads: () => ({ at: "stating", hasProblem: false }) },
    confirms: { when: at("confirming"), leads: () => ({ at: "declaring", hasProblem: false }) },
    "confirms again meanwhile": { when: at("declaring", "declared"), leads: () => ({}) },
    "the server takes it": { when: at("declaring"), leads: () => ({ at: "declared", isUnanswered: false }) },
    "the server finds fields to mend": {
      when: at("declaring"),
      leads: () => ({ at: "stating", hasProblem: true, isUnanswered: false }),
    },
    "the fourteen days are past": {
      when: at("declaring"),
      leads: () => ({ at: "confirming", hasProblem: true, isUnanswered: false }),
    },
    "nothing comes back": {
      when: at("declaring"),
      leads: () => ({ at: "confirming", hasProblem: true, isUnanswered: true }),
    },
  },
});
