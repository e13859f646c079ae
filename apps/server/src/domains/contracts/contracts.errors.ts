import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const contractsErrors = {
  START_CONSENT_NEEDED: () =>
    "Cochez la case qui demande à commencer tout de suite\u00a0: rien ne se vend ici pour dans quatorze jours.",
} satisfies Sentences;
