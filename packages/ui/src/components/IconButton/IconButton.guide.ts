import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["secondary", "primary", "disabled"],
  use: "A command shown by an icon that everybody knows: close, add, show. Its text is demanded and read out.",
  instead: [["Button", "in doubt: write the word"]],
  anatomy: [
    ["icon", "20 px in a target of at least 44"],
    ["text", "out of sight, read out"],
  ],
  keyboard: [["Enter, Space", "press it"]],
};
