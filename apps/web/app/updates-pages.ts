import type { PageEntry } from "./page-entry.ts";

/** The page of what is new in the product: no visitor loads it. */
export const updatesPages = {
  updates: {
    path: "/dashboard/nouveautes",
    label: "Nouveautés",
    group: "help",
    icon: "megaphone",
    offered: ["rail"],
  },
} as const satisfies Record<string, PageEntry>;
