import { defineModel } from "../../testing/model.ts";

export interface CommandPaletteState {
  isOpen: boolean;
  typed: "" | "paramtres";
  /** What was chosen before, the last one first. */
  used: readonly ("settings" | "dark")[];
  /** What was asked of the product by the last step. */
  requested: "settings" | "dark" | null;
}

const isOpen = (state: CommandPaletteState) => state.isOpen;
const quiet = { requested: null } as const;
const opened = () => ({ ...quiet, isOpen: true, typed: "" as const });
const closed = () => ({ ...quiet, isOpen: false });
const chosen = (id: "settings" | "dark") => ({
  when: isOpen,
  leads: ({ used }: CommandPaletteState) => ({
    isOpen: false,
    requested: id,
    used: [id, ...used.filter((other) => other !== id)],
  }),
});

/** What a person can do to the palette. */
export const commandPaletteModel = defineModel<CommandPaletteState>()({
  initial: { isOpen: false, typed: "", used: [], requested: null },
  steps: {
    "presses the shortcut": { leads: (state) => (state.isOpen ? closed() : opened()) },
    "presses « Rechercher »": { when: (state) => !state.isOpen, leads: opened },
    types: { when: isOpen, leads: () => ({ ...quiet, typed: "paramtres" }) },
    "chooses the settings": chosen("settings"),
    "chooses the dark theme": chosen("dark"),
    leaves: { when: isOpen, leads: closed },
    "goes to another page": { leads: (state) => (state.isOpen ? closed() : quiet) },
  },
});
