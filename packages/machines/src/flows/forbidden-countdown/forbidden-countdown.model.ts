import { defineModel } from "../../testing/model.ts";

export interface ForbiddenCountdownState {
  at: "counting" | "staying" | "left";
  secondsLeft: number;
}

const isCounting = ({ at }: ForbiddenCountdownState) => at === "counting";

/** What a person and the clock can do to the 403 page. */
export const forbiddenCountdownModel = defineModel<ForbiddenCountdownState>()({
  initial: { at: "counting", secondsLeft: 5 },
  steps: {
    "a second passes": {
      when: isCounting,
      leads: ({ secondsLeft }) => (secondsLeft === 1 ? { at: "left" } : { secondsLeft: secondsLeft - 1 }),
    },
    "chooses to stay": { when: isCounting, leads: () => ({ at: "staying" }) },
    "an hour passes": { when: ({ at }) => at === "staying", leads: () => ({}) },
  },
});
