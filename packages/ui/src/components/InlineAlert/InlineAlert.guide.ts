import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["danger", "warning", "success", "info", "with-action", "nothing", "long-words"],
  use: "What a step of someone’s just led to, stated where it happened. It speaks as it appears, and leaves the focus where it is.",
  instead: [
    ["the field’s own error", "one field is wrong"],
    ["Toast", "it may pass unseen"],
    ["Banner", "it was there before anybody did anything"],
    ["Dialog", "nothing can go on without an answer"],
  ],
  anatomy: [
    ["region", "always mounted; what comes into it is spoken"],
    ["icon", "of its tone; a hidden word states the tone too"],
    ["text", "one sentence"],
    ["action", "optional, mends it"],
  ],
  keyboard: [["Tab", "moves to its action, if it has one; the alert itself never takes the focus"]],
  apg: "alert",
};
