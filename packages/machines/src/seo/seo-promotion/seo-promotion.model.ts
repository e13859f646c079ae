import { defineModel } from "../../testing/index.ts";

export interface SeoPromotionState {
  at: "resting" | "asking" | "activating";
  isFree: boolean;
  /** What is shown was asked for. */
  isAsked: boolean;
  /** What the last reading states: nothing to promote, something due, or possible but not due. */
  standing: "unread" | "due" | "possible" | "referenced";
  wasShown: boolean;
}

type State = SeoPromotionState;
const resting = ({ at }: State) => at === "resting";
const asking = ({ at, isFree, isAsked }: State) => at === "asking" && (isFree || isAsked);
const activating = ({ at }: State) => at === "activating";
const rest = { at: "resting", isAsked: false } as const;
/** Who stopped it counts as prompted. */
const isStop = ({ standing }: State) => standing === "referenced";
/** What is due is shown once, as soon as nothing else is. */
const settle = (state: State): Partial<State> =>
  resting(state) && state.isFree && state.standing === "due"
    ? { ...state, at: "asking", standing: "possible", wasShown: true }
    : state;

/** What a jobbeur, the server and other overlays can do to the promotion of referencing. */
export const seoPromotionModel = defineModel<SeoPromotionState>()({
  initial: { at: "resting", isFree: true, isAsked: false, standing: "unread", wasShown: false },
  steps: {
    "a reading makes it due": {
      when: (s) => resting(s) && !s.wasShown && s.standing !== "due",
      leads: (s) =>
        isStop(s) ? { standing: "possible", wasShown: true } : settle({ ...s, standing: "due" }),
    },
    "a reading makes it possible": {
      when: (s) => resting(s) && s.standing !== "possible",
      leads: (s) => ({ standing: "possible", wasShown: s.wasShown || isStop(s) }),
    },
    "a reading states that they are referenced": {
      when: (s) => resting(s) && s.standing !== "referenced",
      leads: (s) => ({ ...s, standing: "referenced" }),
    },
    "another overlay comes": { when: (s) => s.isFree, leads: (s) => ({ ...s, isFree: false }) },
    "the other overlay goes": { when: (s) => !s.isFree, leads: (s) => settle({ ...s, isFree: true }) },
    "asks for it": {
      when: resting,
      leads: ({ standing }) =>
        standing === "possible" || standing === "due"
          ? { at: "asking", isAsked: true, standing: "possible", wasShown: true }
          : {},
    },
    "closes it": { when: asking, leads: () => rest },
    activates: { when: asking, leads: () => ({ at: "activating" }) },
    "the server references them": {
      when: activating,
      leads: () => ({ ...rest, standing: "referenced" }),
    },
    "the server answers without success": { when: activating, leads: () => ({ at: "asking" }) },
    "nothing comes back": { when: activating, leads: () => ({ at: "asking" }) },
  },
});
