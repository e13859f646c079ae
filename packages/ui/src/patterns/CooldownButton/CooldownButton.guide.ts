import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["ready", "pending", "resting", "minutes", "disabled", "full-width", "long-words", "on-a-phone"],
  use: "A command that may be used again only after a while, such as sending a code or a mail anew.",
  instead: [
    ["Button", "it can be pressed at any time"],
    ["CountdownNotice", "something happens by itself when the time is over"],
  ],
  anatomy: [
    ["text", "the command; while it rests, also how long it still does, which is no part of its name"],
    ["announcement", "a polite sentence when the rest begins and when it ends, none at each second"],
  ],
  keyboard: [
    ["Tab", "goes to it, also while it rests"],
    ["Enter", "presses it; does nothing while it rests, and the focus stays"],
    ["Space", "the same"],
  ],
};
