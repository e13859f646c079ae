import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Slider (Multi-Thumb)",
  page: "slider-multithumb",
  rows: {
    tab: "Each thumb is in the tab order, which stays the same whatever their places",
    bounds: "Keys are those of the slider; no thumb passes the other",
    names: "Each thumb has a name of its own",
  },
};
