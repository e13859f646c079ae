import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "empty",
    "invalid",
    "submitting",
    "refused",
    "too-soon",
    "cooling-down",
    "over",
    "long-words",
    "on-a-phone",
  ],
  use: "Signing in with an address and a password, once a page.",
  instead: [["TwoFactorForm", "the password was right and a code is asked for"]],
  anatomy: [
    ["summary", "what to mend, with links to the fields"],
    ["problem", "why no one is signed in; interrupts"],
    ["address", "filled by the browser (`username`)"],
    ["password", "filled by the browser (`current-password`), can be shown"],
    ["box", "whether this device is remembered"],
    ["link", "the way for who forgot the password"],
    ["button", "sends; rests while it is sent and while one has to wait"],
  ],
  keyboard: [
    ["Tab", "goes through the fields, the box, the link and the button, in this order"],
    ["Enter", "sends, from a field too"],
    ["Space", "ticks the box"],
  ],
};
