import { defineModel } from "../../testing/index.ts";

export interface TermsGateState {
  isExempt: boolean;
  check: "idle" | "lookingHere" | "askingServer";
  isLoadWaiting: boolean;
  isUpdateWaiting: boolean;
  isHeld: boolean;
  isRecheck: boolean;
}

type State = TermsGateState;
const looking = ({ check }: State) => check === "lookingHere";
const asking = ({ check }: State) => check === "askingServer";
/** What a due check leads to; one under way at the device goes on. */
const due = (state: State): Partial<State> =>
  state.check === "lookingHere"
    ? {}
    : state.check === "askingServer"
      ? { check: "lookingHere" }
      : state.isExempt
        ? {}
        : { check: "lookingHere" };

const over = (): Partial<State> => ({ check: "idle", isRecheck: false });

/** What a person, the pages, the server and the clock can do about the terms. */
export const termsGateModel = defineModel<TermsGateState>()({
  initial: {
    isExempt: false,
    check: "idle",
    isLoadWaiting: false,
    isUpdateWaiting: false,
    isHeld: false,
    isRecheck: false,
  },
  steps: {
    "the profile has loaded": { when: (s) => !s.isLoadWaiting, leads: () => ({ isLoadWaiting: true }) },
    "the profile is updated": { leads: () => ({ isUpdateWaiting: true }) },
    "the consent is updated": { leads: () => ({ isUpdateWaiting: true }) },
    "a short wait ends": {
      when: (s) => s.isUpdateWaiting,
      leads: (s) => ({ isUpdateWaiting: false, ...due(s) }),
    },
    "a long wait ends": {
      when: (s) => (s.isLoadWaiting || s.isHeld) && !s.isUpdateWaiting,
      leads: (s) => ({ isLoadWaiting: false, isHeld: false, ...(s.isLoadWaiting ? due(s) : {}) }),
    },
    "goes to another page": {
      leads: (s) =>
        s.isHeld ? { isExempt: false } : { isExempt: false, isHeld: true, ...due({ ...s, isExempt: false }) },
    },
    "goes to an exempt page": { leads: () => ({ isExempt: true }) },
    "the answer is put off": {
      leads: () => ({ check: "idle", isRecheck: false, isLoadWaiting: false, isUpdateWaiting: false }),
    },
    "the connection returns": {
      leads: (s) =>
        s.check === "idle" && s.isExempt ? {} : { check: "lookingHere" as const, isRecheck: true },
    },
    "accepted on this device": { when: looking, leads: over },
    "not accepted on this device": { when: looking, leads: () => ({ check: "askingServer" }) },
    "the device cannot be read": { when: looking, leads: () => ({ check: "askingServer" }) },
    "the server knows the consent": { when: asking, leads: over },
    "the server knows none": { when: asking, leads: over },
    "the profile is incomplete": { when: asking, leads: over },
    "the server does not answer": { when: asking, leads: over },
  },
});
