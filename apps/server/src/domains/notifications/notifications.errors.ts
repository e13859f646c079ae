import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const notificationsErrors = {
  PREFERENCE_FIXED: () => "Cette notification ne se règle pas ainsi\u00a0: elle reste comme elle est.",
  PUSH_REFUSED: () => "Ce navigateur ne donne pas d’adresse à laquelle écrire.",
} satisfies Sentences;
