import type { PageEntry } from "./page-entry.ts";

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
