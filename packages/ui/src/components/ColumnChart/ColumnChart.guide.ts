import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["month", "year", "one-peak", "nothing", "below-zero", "long-words"],
  use: "How one thing went over days or months: its course counts more than each figure.",
  instead: [
    ["Stat", "one figure and its change state it"],
    ["ProgressBar", "few shares are compared, each with its name"],
    ["DataTable", "several things are compared by column"],
  ],
  anatomy: [
    ["title and total", "what is counted, and what it comes to"],
    ["columns", "a picture, hidden from assistive tools; the highest fills the height"],
    ["edges", "the first and the last part of the time"],
    ["table", "the same figures, behind a disclosure"],
  ],
  keyboard: [["Enter, Space", "on the summary: opens the table"]],
};
