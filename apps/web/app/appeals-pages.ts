import { decisionPagePath, mailedDecisionPath } from "@jobami/api/appeals/routes";
import type { PageEntry } from "./page-entry.ts";

/** Where a mailed link leads that a decision of moderation is appealed by: no visitor loads it before. */
export const publicAppealPages = {
  decision: { path: mailedDecisionPath, label: "Décision de modération" },
} as const satisfies Record<string, PageEntry>;

/** A decision of moderation for those whom it concerns, signed in: reached from the inbox. */
export const appealPages = {
  ownDecision: { path: decisionPagePath, label: "Décision de modération", group: "help" },
} as const satisfies Record<string, PageEntry>;
