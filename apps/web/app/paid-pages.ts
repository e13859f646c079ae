import type { PageEntry } from "./page-entry.ts";
import { memberPages } from "./pages.ts";

/** The pages of what is paid for by card: no visitor loads them. */
export const paidPages = {
  aiCredits: {
    path: "/dashboard/ai-credits",
    label: "Crédits IA",
    group: "money",
    icon: "sparkles",
    offered: ["account", "rail"],
  },
  premium: {
    path: "/dashboard/premium",
    label: "Premium",
    group: "money",
    icon: "crown",
    offered: ["account", "rail"],
  },
} as const satisfies Record<string, PageEntry>;

/** The pages of members that menus offer, with those above. */
export const offeredPages = { ...memberPages, ...paidPages } as const;
