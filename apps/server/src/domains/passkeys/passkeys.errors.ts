import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const passkeysErrors = {
  PASSKEY_REFUSED: () => "Cette clé d’accès n’ouvre aucun compte ici.",
  PASSKEY_EXPIRED: () => "La demande a expiré ou a déjà servi. Recommencez.",
  PASSKEY_KNOWN: () => "Cette clé d’accès est déjà enregistrée.",
  PASSKEYS_FULL: () => "Dix clés d’accès au plus. Retirez-en une d’abord.",
  PASSKEYS_UNAVAILABLE: () =>
    "Ce site n’a pas de nom de domaine\u00a0: les clés d’accès n’y fonctionnent pas.",
} satisfies Sentences;
