import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: [
    "started",
    "half-way",
    "unknown",
    "done",
    "failed",
    "in-other-words",
    "small",
    "label-hidden",
    "long-words",
  ],
  use: "Work whose length is known, or that takes more than a few seconds: sending files, an export.",
  instead: [
    ["Spinner", "it is short and of unknown length"],
    ["Skeleton", "the shape of what comes is known"],
    ["Stepper", "the steps are a person’s, not the machine’s"],
  ],
  anatomy: [
    ["label", "what goes on; names the bar"],
    ["value", "per cent or text of your own; spoken with the bar"],
    ["track and bar", "the bar moves by itself while no one knows"],
  ],
  keyboard: [],
};
