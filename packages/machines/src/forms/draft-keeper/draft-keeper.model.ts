import { defineModel } from "../../testing/index.ts";

type Keeping = "untouched" | "saved" | "resting" | "saving" | "failed";

export interface DraftKeeperState {
  at: "loading" | "offering" | "declining" | Keeping | "conflict" | "discarded" | "published" | "done";
  /** The form holds something that is not stored. */
  isDirty: boolean;
  /** The last save failed and none went through since. */
  isNotSaved: boolean;
  /** While discarded: whether it is out of the storage. */
  clearing: null | "waiting" | "cleared" | "stillStored";
  /** While discarded: another tab stored something meanwhile. */
  hasTheirs: boolean;
}

const keeping: readonly string[] = ["untouched", "saved", "resting", "saving", "failed"];
const isKeeping = ({ at }: DraftKeeperState) => keeping.includes(at);
const at =
  (...places: DraftKeeperState["at"][]) =>
  (state: DraftKeeperState) =>
    places.includes(state.at);
const loaded = ({ isDirty }: DraftKeeperState) => ({ at: isDirty ? "resting" : "untouched" }) as const;

/** What a person, the storage, the clock and another tab can do to a draft. */
export const draftKeeperModel = defineModel<DraftKeeperState>()({
  initial: { at: "loading", isDirty: false, isNotSaved: false, clearing: null, hasTheirs: false },
  steps: {
    "nothing is stored": { when: at("loading"), leads: loaded },
    "an empty form is stored": { when: at("loading"), leads: loaded },
    "a draft is stored": { when: at("loading"), leads: () => ({ at: "offering" }) },
    "a draft of another shape is stored": { when: at("loading"), leads: loaded },
    "the storage cannot be read": { when: at("loading"), leads: loaded },
    types: {
      when: (state) => !at("offering", "published", "done")(state),
      leads: (state) => {
        if (isKeeping(state)) return { at: "resting", isDirty: true };
        if (state.at === "discarded")
          return {
            at: state.hasTheirs ? "conflict" : "resting",
            isDirty: true,
            hasTheirs: false,
            clearing: null,
          };
        return { isDirty: true };
      },
    },
    "the form states the same again": {
      when: (state) => isKeeping(state) || at("loading", "discarded")(state),
      leads: () => ({}),
    },
    "rests for 800 ms": { when: at("resting"), leads: () => ({ at: "saving" }) },
    "the save is done": {
      when: at("saving"),
      leads: () => ({ at: "saved", isDirty: false, isNotSaved: false }),
    },
    "the save fails": { when: at("saving"), leads: () => ({ at: "failed", isNotSaved: true }) },
    "tries to save again": {
      when: isKeeping,
      leads: ({ at: place, isDirty }) => ({ at: isDirty ? "saving" : place }),
    },
    "leaves the page": {
      when: (state) => isKeeping(state) || state.at === "conflict",
      leads: ({ at: place, isDirty }) => ({ at: isDirty ? "saving" : place }),
    },
    "accepts the offer": {
      when: at("offering"),
      leads: () => ({ at: "saved", isDirty: false, isNotSaved: false }),
    },
    "declines the offer": { when: at("offering"), leads: () => ({ at: "declining" }) },
    "the storage is cleared": {
      when: at("declining", "published"),
      leads: (state) => (state.at === "published" ? { at: "done" } : loaded(state)),
    },
    "the storage cannot be cleared": {
      when: at("declining", "published"),
      leads: (state) => (state.at === "published" ? { at: "done" } : loaded(state)),
    },
    "the discarded draft is out of the storage": {
      when: ({ clearing }) => clearing === "waiting",
      leads: () => ({ clearing: "cleared" }),
    },
    "the discarded draft cannot be cleared": {
      when: ({ clearing }) => clearing === "waiting",
      leads: () => ({ clearing: "stillStored" }),
    },
    "another tab saves": {
      when: (state) => !at("published", "done")(state),
      leads: (state) => {
        if (state.at === "discarded") return { hasTheirs: true };
        if (state.at === "untouched" || state.at === "declining") return { at: "offering" };
        return isKeeping(state) ? { at: "conflict" } : {};
      },
    },
    "another tab states what is known": {
      when: (state) => isKeeping(state) || at("offering", "declining", "conflict", "discarded")(state),
      leads: () => ({}),
    },
    "keeps mine": { when: at("conflict"), leads: () => ({ at: "saving", isDirty: true }) },
    "takes theirs": {
      when: at("conflict"),
      leads: () => ({ at: "saved", isDirty: false, isNotSaved: false }),
    },
    discards: {
      when: (state) => isKeeping(state) || state.at === "conflict",
      leads: () => ({ at: "discarded", isDirty: false, isNotSaved: false, clearing: "waiting" }),
    },
    "undoes the discard": {
      when: at("discarded"),
      leads: ({ hasTheirs }) => ({
        at: hasTheirs ? "conflict" : "saving",
        isDirty: true,
        hasTheirs: false,
        clearing: null,
      }),
    },
    "a day passes": { when: at("discarded"), leads: () => ({}) },
    "the form is published": {
      when: (state) => !at("published", "done")(state),
      leads: () => ({ at: "published", clearing: null }),
    },
  },
});
