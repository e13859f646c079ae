import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["shown", "leaving", "long-words", "on-a-phone"],
  use: "An invitation that comes a moment after the page and can be sent away.",
  instead: [
    ["Banner", "the page itself has something to state"],
    ["Toast", "it is about something that just happened"],
  ],
  anatomy: [
    ["title", "names the region"],
    ["text", "one sentence"],
    ["action", "the link that leads there"],
    ["close", "sends it away"],
  ],
  keyboard: [["Tab", "goes to the close button and the link"]],
};
