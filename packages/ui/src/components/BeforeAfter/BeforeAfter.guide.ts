import type { Guide } from "../../guide.ts";

export const guide: Guide = {
  since: "0.1.0",
  states: ["pair", "one-picture", "opening-large", "out-of-reach"],
  use: "Work that a person has done, shown by what was there before and what it became.",
  instead: [
    ["FileCard", "it is a file to download"],
    ["Avatar", "it is the face of a person"],
  ],
  anatomy: [
    ["pictures", "one or two of the same shape, cut to fit"],
    ["moment", "« Avant » or « Après », where there are two"],
  ],
  keyboard: [
    ["Tab", "goes from picture to picture where they open large"],
    ["Enter", "opens the picture in a new tab"],
  ],
};
