import { defineModel } from "../../testing/index.ts";

export interface SeoPromotionState {
  at: "resting" | "asking" | "activating";
  isFree: boolean;
  /** What the last reading says: nothing to promote, something due, or possible but not due. */
  standing: "unread" | "due" | "possible" | "referenced";
  wasShown: boolean;
}

type State = SeoPromotionState;
const resting = ({ at }: State) => at === "resting";
const asking = ({ at, isFree }: State) => at === "asking" && isFree;
const activating = ({ at }: State) => at === "activating";
/** What is due is shown once, as soon as nothing else is. */
const settle = (state: State): Partial<State> =>
  resting(state) && state.isFree && state.standing === "due"
    ? { ...state, at: "asking", standing: "possible", wasShown: true }
    : state;

/** What a jobbeur, the server and other overlays can do to the promotion of referencing. */
export const seoPromotionModel = defineModel<SeoPromotionState>()({
  initial: { at: "resting", isFree: true, standing: "unread", wasShown: false },
  steps: {
    "a reading makes it due": {
      when: (s) => resting(s) && !s.wasShown && s.standing !== "due",
      leads: (s) => settle({ ...s, standing: "due" }),
    },
    "a reading makes it possible": {
      when: (s) => resting(s) && s.standing !== "possible",
      leads: (s) => ({ ...s, standing: "possible" }),
    },
    "a reading says that they are referenced": {
      when: (s) => resting(s) && s.standing !== "referenced",
      leads: (s) => ({ ...s, standing: "referenced" }),
    },
    "another overlay comes": { when: (s) => s.isFree, leads: (s) => ({ ...s, isFree: false }) },
    "the other overlay goes": { when: (s) => !s.isFree, leads: (s) => settle({ ...s, isFree: true }) },
    "asks for it": {
      when: (s) => resting(s) && s.isFree,
      leads: (s) => (s.standing === "possible" ? { at: "asking", wasShown: true } : {}),
    },
    "closes it": { when: asking, leads: () => ({ at: "resting" }) },
    activates: { when: asking, leads: () => ({ at: "activating" }) },
    "the server references them": {
      when: activating,
      leads: () => ({ at: "resting", standing: "referenced" }),
    },
    "the server answers without success": { when: activating, leads: () => ({ at: "asking" }) },
    "the server refuses": { when: activating, leads: () => ({ at: "asking" }) },
  },
});
