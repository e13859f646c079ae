import { defineModel } from "../../testing/index.ts";

type Wholeness = "whole" | "unfinished";

export interface AutosaveState {
  at: "closed" | "saved" | "resting" | "unfinished" | "saving" | "unanswered" | "refused" | "conflict";
  draft: Wholeness;
  /** What was typed last is what is saved. */
  isBack: boolean;
  /** More was typed since the save under way began. */
  hasMore: boolean;
  /** Another person saved since the draft was begun, and that is known. */
  isOvertaken: boolean;
  /** What an undo would bring back. */
  previous: Wholeness | null;
}

type At = AutosaveState["at"];
const at =
  (...places: At[]) =>
  (state: AutosaveState) =>
    places.includes(state.at);
const isBusy = at("saving", "unanswered");
const isOpen = (state: AutosaveState) => state.at !== "closed";
const saved = { at: "saved", draft: "whole", isBack: true, hasMore: false, isOvertaken: false } as const;

/** What is done with a draft that is to be saved now. */
const sent = ({ draft, isBack, isOvertaken }: AutosaveState): Partial<AutosaveState> => {
  if (isBack) return isOvertaken ? { ...saved, previous: null } : saved;
  if (isOvertaken) return { at: "conflict" };
  return { at: draft === "whole" ? "saving" : "unfinished", hasMore: false };
};

const types = (draft: Wholeness) => ({
  when: isOpen,
  leads: (state: AutosaveState): Partial<AutosaveState> =>
    isBusy(state)
      ? { draft, hasMore: true, isBack: false }
      : { draft, isBack: false, at: state.at === "conflict" ? "conflict" : "resting" },
});

const overtaken = (state: AutosaveState): Partial<AutosaveState> => {
  if (isBusy(state)) return { at: "saving", isOvertaken: true };
  return state.isBack ? { ...saved, previous: null } : { at: "conflict", isOvertaken: true };
};

/** What a person, the server, the clock, the network and another tab can do to a form that saves itself. */
export const autosaveModel = defineModel<AutosaveState>()({
  initial: {
    at: "closed",
    draft: "whole",
    isBack: true,
    hasMore: false,
    isOvertaken: false,
    previous: null,
  },
  steps: {
    opens: { when: at("closed"), leads: () => saved },
    "opens with something unsaved": {
      when: at("closed"),
      leads: () => ({ at: "resting", isBack: false }),
    },
    "opens with something unsaved that another one was quicker than": {
      when: at("closed"),
      leads: () => ({ at: "conflict", isBack: false, isOvertaken: true }),
    },
    "opens with a save that had no answer": {
      when: at("closed"),
      leads: () => ({ at: "saving", isBack: false }),
    },
    types: types("whole"),
    "types something unfinished": types("unfinished"),
    "types it back": { when: at("resting"), leads: () => ({ draft: "whole", isBack: true }) },
    "the form states the same again": { when: isOpen, leads: () => ({}) },
    "rests for 800 ms": { when: at("resting"), leads: sent },
    "leaves the page": { when: isOpen, leads: (state) => (state.at === "resting" ? sent(state) : {}) },
    "the server saves it": {
      when: at("saving"),
      leads: ({ hasMore, isOvertaken }) => {
        if (!hasMore) return { ...saved, previous: isOvertaken ? null : "whole" };
        return isOvertaken
          ? { at: "conflict", hasMore: false, previous: "whole" }
          : { at: "resting", hasMore: false, previous: "whole" };
      },
    },
    "the network fails": { when: at("saving"), leads: () => ({ at: "unanswered" }) },
    "the server refuses it": { when: at("saving"), leads: () => ({ at: "refused", hasMore: false }) },
    "a person was quicker": {
      when: at("saving"),
      leads: () => ({ at: "conflict", hasMore: false, isOvertaken: true }),
    },
    "the next try comes": { when: at("unanswered"), leads: () => ({ at: "saving" }) },
    "the network comes back": {
      when: isOpen,
      leads: (state) => (state.at === "unanswered" ? { at: "saving" } : {}),
    },
    "tries again": {
      when: isOpen,
      leads: (state) => {
        if (state.at === "unanswered") return { at: "saving" };
        return state.at === "refused" ? sent(state) : {};
      },
    },
    "another tab saves": { when: isOpen, leads: overtaken },
    "the server reports what is known": { when: isOpen, leads: () => ({}) },
    "keeps mine": {
      when: at("conflict"),
      leads: (state) => ({ ...sent({ ...state, isOvertaken: false }), isOvertaken: false }),
    },
    "takes theirs": { when: at("conflict"), leads: ({ draft }) => ({ ...saved, previous: draft }) },
    "undoes the last change": {
      when: at("saved"),
      leads: (state) =>
        state.previous === null
          ? {}
          : {
              ...sent({ ...state, draft: state.previous, isBack: false }),
              draft: state.previous,
              isBack: false,
              previous: null,
            },
    },
  },
});
