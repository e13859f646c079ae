export { type CommandPaletteMachine, createCommandPaletteMachine } from "./command-palette.machine.ts";
export type { CommandPaletteEmitted, CommandPaletteEvent } from "./command-palette.types.ts";
export { lastUsedFirst } from "./command-palette.used.ts";
export { type CommandPaletteView, commandPaletteView } from "./command-palette.view.ts";
