import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const authenticatorErrors = {
  AUTHENTICATOR_OFF: () => "Aucune application ne protège ce compte. Rechargez la page.",
} satisfies Sentences;
