import type { ApgPattern } from "./pattern.ts";

export const pattern: ApgPattern = {
  name: "Breadcrumb",
  page: "breadcrumb",
  rows: {
    nav: "A navigation landmark holds the links",
    name: "The landmark has a name",
    current: "aria-current marks the link of the page itself",
  },
};
