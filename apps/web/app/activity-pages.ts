import type { PageEntry } from "./page-entry.ts";

/** The pages of one's own figures and of advice: no visitor loads them. */
export const activityPages = {
  statistics: {
    path: "/dashboard/statistiques",
    label: "Statistiques",
    group: "activity",
    icon: "chartColumn",
    offered: ["rail"],
  },
  advancedStatistics: {
    path: "/dashboard/statistiques-avances",
    label: "Statistiques avancées",
    group: "activity",
  },
  advice: {
    path: "/dashboard/formations_et_conseils",
    label: "Formations et conseils",
    group: "activity",
    icon: "bookOpen",
    offered: ["rail"],
    isForJobbeurs: true,
  },
  adviceArticle: {
    path: "/dashboard/formations_et_conseils/:slug",
    label: "Conseil",
    group: "activity",
  },
} as const satisfies Record<string, PageEntry>;
