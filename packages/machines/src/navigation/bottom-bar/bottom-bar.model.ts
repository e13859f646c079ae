import { defineModel } from "../../testing/model.ts";

export interface BottomBarState {
  isTucked: boolean;
  isTyping: boolean;
  y: number;
}

const to = (y: number) => (state: BottomBarState) => {
  const goesDown = y > state.y && y > 100;
  const comesBack = y < state.y || y <= 10;
  return { y, isTucked: state.isTucked ? !comesBack : goesDown };
};

/** Where a person can scroll to, each with the edges of the rules; and what else brings the bar back. */
export const bottomBarModel = defineModel<BottomBarState>()({
  initial: { isTucked: false, isTyping: false, y: 0 },
  steps: {
    "scrolls to the top": { leads: to(0) },
    "scrolls to 10 px": { leads: to(10) },
    "scrolls to 100 px": { leads: to(100) },
    "scrolls to 101 px": { leads: to(101) },
    "scrolls to 900 px": { leads: to(900) },
    "comes into the bar by the keyboard": { leads: () => ({ isTucked: false }) },
    "goes to another page": { leads: () => ({ isTucked: false, isTyping: false, y: 0 }) },
    "enters a field": { leads: () => ({ isTyping: true }) },
    "leaves the field": { leads: () => ({ isTyping: false }) },
  },
});
