import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const consentsErrors = {
  TERMS_VERSION_OUTDATED: () =>
    "Les conditions ont changé entre-temps. Rechargez la page pour lire la version en vigueur.",
} satisfies Sentences;
