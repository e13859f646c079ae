import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "waiting",
    "ready-to-resend",
    "submitting",
    "resending",
    "wrong-code",
    "spent-code",
    "long-words",
    "on-a-phone",
    "of-an-app",
    "recovery-code",
  ],
  use: "The second step of signing in: a code of 6 digits that was mailed or that an app shows, or a recovery code.",
  instead: [["LoginForm", "the address and the password are asked for"]],
  anatomy: [
    ["problem", "why no code helps any more; interrupts"],
    ["code", "one field drawn as cells, filled by the phone (`one-time-code`); its last digit sends"],
    ["button", "sends; rests while the code is checked and once it is spent"],
    ["other ways", "a recovery code, the app again: where the account has them"],
    ["another code", "rests for a minute after each mail"],
    ["link", "back to the first step"],
  ],
  keyboard: [
    ["Tab", "goes through the code, the two buttons and the link"],
    ["Enter", "sends, from the code too"],
  ],
};
