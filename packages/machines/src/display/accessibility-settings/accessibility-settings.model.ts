import { defineModel } from "../../testing/index.ts";

type Theme = "auto" | "dark" | "light";

export interface SettingsState {
  at: "closed" | "loading" | "saved" | "saving" | "notSaved";
  /** Stands for all settings; auto is that of a new visitor. */
  theme: Theme;
  /** Changed while the record was being read. */
  isTouched: boolean;
  /** Whether the device reports what changes on it. */
  isWatched: boolean;
  /** What a reset would bring back. */
  undo: Theme | null;
}

const isOpen = ({ at }: SettingsState) => at !== "closed";
const isLive = (state: SettingsState) => isOpen(state) && state.at !== "loading";
const isLoading = ({ at }: SettingsState) => at === "loading";
const isSaving = ({ at }: SettingsState) => at === "saving";
const loaded =
  (stored: Theme | null) =>
  ({ theme, isTouched }: SettingsState): Partial<SettingsState> => ({
    at: isTouched ? "saving" : "saved",
    theme: isTouched ? theme : (stored ?? theme),
    isTouched: false,
  });

/** What a person, the storage, another tab and the device can do to the settings. */
export const accessibilitySettingsModel = defineModel<SettingsState>()({
  initial: { at: "closed", theme: "auto", isTouched: false, isWatched: false, undo: null },
  steps: {
    "the page opens": {
      when: ({ at }) => at === "closed",
      leads: () => ({ at: "loading", isWatched: true }),
    },
    "the page opens where the device cannot be watched": {
      when: ({ at }) => at === "closed",
      leads: () => ({ at: "loading" }),
    },
    "nothing is stored": { when: isLoading, leads: loaded(null) },
    "a dark theme is stored": { when: isLoading, leads: loaded("dark") },
    "the storage cannot be read": { when: isLoading, leads: loaded(null) },
    "chooses the dark theme": {
      when: isOpen,
      leads: ({ at, theme, undo }) =>
        theme === "dark"
          ? { undo }
          : { theme: "dark", undo: null, ...(at === "loading" ? { isTouched: true } : { at: "saving" }) },
    },
    "chooses what is no theme": { when: isOpen, leads: () => ({}) },
    "the save is done": { when: isSaving, leads: () => ({ at: "saved" }) },
    "the save fails": { when: isSaving, leads: () => ({ at: "notSaved" }) },
    "resets everything": {
      when: isLive,
      leads: ({ theme, undo, at }) =>
        theme === "auto" ? { undo, at } : { theme: "auto", undo: theme, at: "saving" },
    },
    "undoes the reset": {
      when: isLive,
      leads: ({ undo, at, theme }) =>
        undo === null ? { at, theme } : { theme: undo, undo: null, at: "saving" },
    },
    "another tab chooses the light theme": {
      when: ({ isWatched, theme }) => isWatched && theme !== "light",
      leads: (state) => (isLive(state) ? { theme: "light", undo: null, at: "saved" } : {}),
    },
    "another tab states what is older": { when: ({ isWatched }) => isWatched, leads: () => ({}) },
    "the device asks for less motion": { when: ({ isWatched }) => isWatched, leads: () => ({}) },
  },
});
