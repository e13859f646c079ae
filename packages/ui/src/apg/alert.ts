import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Alert",
  page: "alert",
  rows: {
    role: "Role alert",
    appears: "Its text comes into a region that was there before, so that it is spoken",
    focus: "It does not move the focus, and needs no key",
  },
};
