import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const withdrawalsErrors = {
  WITHDRAWAL_OVER: () =>
    "Les quatorze jours pour renoncer à ce contrat sont passés. Un abonnement se résilie à tout moment, depuis la page Premium.",
} satisfies Sentences;
