import { defineModel } from "../../testing/model.ts";

export interface ScrollToTopState {
  isShown: boolean;
  /** How often the page was brought to its top. */
  climbs: number;
}

/** Where a person can stand on a page, and what they can do there. */
export const scrollToTopModel = defineModel<ScrollToTopState>()({
  initial: { isShown: false, climbs: 0 },
  steps: {
    "stands at 30 % of a page": { leads: () => ({ isShown: false }) },
    "stands past 30 % of a page": { leads: () => ({ isShown: true }) },
    "stands at 15 % of the profile": { leads: () => ({ isShown: false }) },
    "stands past 15 % of the profile": { leads: () => ({ isShown: true }) },
    "stands past 30 % of a page, at what is to be pressed in a form": { leads: () => ({ isShown: false }) },
    "asks for the top": {
      when: ({ climbs }) => climbs < 2,
      leads: ({ isShown, climbs }) => ({ climbs: isShown ? climbs + 1 : climbs }),
    },
    "goes to another page": { leads: () => ({ isShown: false }) },
  },
});
