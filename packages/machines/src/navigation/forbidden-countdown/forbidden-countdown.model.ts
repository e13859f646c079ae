import { defineModel } from "../../testing/model.ts";

export interface ForbiddenCountdownState {
  at: "counting" | "resting" | "staying" | "left";
  secondsLeft: number;
}

const isOpen = ({ at }: ForbiddenCountdownState) => at === "counting" || at === "resting";
const isCounting = ({ at }: ForbiddenCountdownState) => at === "counting";

/** What a person and the clock can do to the 403 page. */
export const forbiddenCountdownModel = defineModel<ForbiddenCountdownState>()({
  initial: { at: "counting", secondsLeft: 5 },
  steps: {
    "a second passes": {
      when: isCounting,
      leads: ({ secondsLeft }) => (secondsLeft === 1 ? { at: "left" } : { secondsLeft: secondsLeft - 1 }),
    },
    "comes upon the buttons": { when: isCounting, leads: () => ({ at: "resting" }) },
    "leaves the buttons": { when: ({ at }) => at === "resting", leads: () => ({ at: "counting" }) },
    "chooses to stay": { when: isOpen, leads: () => ({ at: "staying" }) },
    "an hour passes": { when: ({ at }) => at === "staying" || at === "resting", leads: () => ({}) },
  },
});
