import { defineModel } from "../../testing/index.ts";

export interface SeoBannerState {
  at: "closed" | "hidden" | "waiting" | "shown";
  isFree: boolean;
  isPromotable: boolean;
  isDismissed: boolean;
  /** The referencing was stopped by hand since the page was opened. */
  isStopped: boolean;
  /** The modal came unasked since the page was opened. */
  isPrompted: boolean;
}

type State = SeoBannerState;
const isOpen = ({ at }: State) => at !== "closed";
/** Where the banner stands once its conditions were looked at again. */
const settle = (state: State): State => {
  const isWelcome = state.isPromotable && !state.isDismissed && !state.isStopped && !state.isPrompted;
  if (!isWelcome) return { ...state, at: "hidden" };
  return state.at === "hidden" ? { ...state, at: "waiting" } : state;
};

/** What a jobbeur, the clock and other overlays can do to the banner about referencing. */
export const seoBannerModel = defineModel<SeoBannerState>()({
  initial: {
    at: "closed",
    isFree: true,
    isPromotable: false,
    isDismissed: false,
    isStopped: false,
    isPrompted: false,
  },
  steps: {
    "opens a page": { when: ({ at }) => at === "closed", leads: () => ({ at: "hidden" }) },
    "reloads the page": {
      when: (s) => isOpen(s) && (s.isDismissed || s.isStopped || s.isPrompted),
      leads: () => ({
        at: "hidden",
        isFree: true,
        isPromotable: false,
        isStopped: false,
        isPrompted: false,
      }),
    },
    "the conditions are met": {
      when: (s) => isOpen(s) && !s.isPromotable,
      leads: (s) => settle({ ...s, isPromotable: true }),
    },
    "the conditions are met no more": {
      when: (s) => isOpen(s) && s.isPromotable,
      leads: (s) => settle({ ...s, isPromotable: false }),
    },
    "stops the referencing": {
      when: (s) => isOpen(s) && !s.isDismissed && !s.isStopped,
      leads: (s) => settle({ ...s, isPromotable: true, isStopped: true }),
    },
    "the modal comes unasked": {
      when: (s) => isOpen(s) && s.isPromotable && !s.isDismissed && !s.isPrompted,
      leads: (s) => settle({ ...s, isPrompted: true }),
    },
    "signs out": {
      when: (s) => isOpen(s) && s.isPromotable,
      leads: (s) => settle({ ...s, isPromotable: false }),
    },
    "another overlay comes": {
      when: (s) => isOpen(s) && s.isFree,
      leads: (s) => settle({ ...s, isFree: false }),
    },
    "the other overlay goes": {
      when: (s) => isOpen(s) && !s.isFree,
      leads: (s) => settle({ ...s, isFree: true }),
    },
    "3 s pass": { when: ({ at }) => at === "waiting", leads: () => ({ at: "shown" }) },
    "dismisses it": {
      when: ({ at, isFree }) => at === "shown" && isFree,
      leads: () => ({ at: "hidden", isDismissed: true }),
    },
  },
});
