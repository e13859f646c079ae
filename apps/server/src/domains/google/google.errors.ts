import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const googleErrors = {
  GOOGLE_IDENTITY_EXPIRED: () =>
    "Cette connexion avec Google n’est plus valable. Recommencez depuis la page de connexion.",
  GOOGLE_STEP_CHANGED: () =>
    "La situation de votre compte a changé entre-temps. Recommencez depuis la page de connexion.",
  LAST_WAY_IN: () =>
    "Google est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, puis retirez-le.",
} satisfies Sentences;
