import { defineModel } from "../../testing/model.ts";

export interface CrashReloadState {
  at: "before" | "comingBack" | "waiting" | "reloading";
  /** A reload by itself lies less than a minute back. */
  isRecent: boolean;
  /** This browser keeps what it is given. */
  canRemember: boolean;
}

/** What a broken page, its person and the clock can do. Each reload breaks again: the worst case. */
export const crashReloadModel = defineModel<CrashReloadState>()({
  initial: { at: "before", isRecent: false, canRemember: true },
  steps: {
    "storage is forbidden": {
      when: ({ at, canRemember }) => at === "before" && canRemember,
      leads: () => ({ canRemember: false, isRecent: false }),
    },
    "the page breaks": {
      when: ({ at }) => at === "before",
      leads: ({ isRecent, canRemember }) => ({ at: isRecent || !canRemember ? "waiting" : "comingBack" }),
    },
    "two seconds pass": {
      when: ({ at }) => at === "comingBack" || at === "waiting",
      leads: ({ at }) => (at === "comingBack" ? { at: "reloading", isRecent: true } : {}),
    },
    "asks for a reload": {
      when: ({ at }) => at === "comingBack" || at === "waiting",
      leads: ({ canRemember }) => ({ at: "reloading", isRecent: canRemember }),
    },
    "the page comes back": { when: ({ at }) => at === "reloading", leads: () => ({ at: "before" }) },
    "a minute passes": {
      when: ({ at, isRecent }) => at === "before" && isRecent,
      leads: () => ({ isRecent: false }),
    },
  },
});
