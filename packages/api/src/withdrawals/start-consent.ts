import type { BoughtKind } from "./routes.ts";

/** What a consumer asks for who does not wait fourteen days, by the version of the text: what was agreed to stays readable. */
export const startConsents = {
  "2026-11": {
    premium:
      "Je demande que premium commence tout de suite, sans attendre la fin des quatorze jours pour me rétracter. Si je me rétracte, les jours déjà passés restent dus.",
    credits_ia:
      "Je demande à pouvoir utiliser ces crédits tout de suite, sans attendre la fin des quatorze jours pour me rétracter. Si je me rétracte, les crédits déjà utilisés restent dus.",
  },
} as const satisfies Readonly<Record<string, Record<BoughtKind, string>>>;
export type StartConsentVersion = keyof typeof startConsents;

/** The version that is asked for now. */
export const startConsentNow: StartConsentVersion = "2026-11";
