export {
  CommandPalette,
  type CommandPaletteEntry,
  type CommandPaletteGroup,
  type CommandPaletteProps,
} from "./CommandPalette.tsx";
