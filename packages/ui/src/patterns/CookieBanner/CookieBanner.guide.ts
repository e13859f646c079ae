import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["asked", "long-words", "on-a-phone"],
  use: "The question about cookies, at the foot of the page until it is answered.",
  instead: [
    ["CookiePreferences", "the choices are made one by one"],
    ["Banner", "the page itself has something to state"],
  ],
  anatomy: [
    ["title", "names the region"],
    ["text", "what the cookies are for"],
    ["close", "answers nothing, hides it"],
    ["answers", "accept and refuse look the same; customise opens the panel"],
  ],
  keyboard: [
    ["Tab", "goes through close and the three answers"],
    ["Enter, Space", "gives the answer"],
  ],
};
