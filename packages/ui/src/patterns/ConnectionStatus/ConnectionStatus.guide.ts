import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["online", "offline", "reconnecting", "other-words"],
  use: "The state of the live connection, under the navigation bar.",
  instead: [["Banner, DataList", "a request failed: that is shown where it was asked"]],
  anatomy: [["line", "icon and text, a polite status"]],
  keyboard: [],
};
