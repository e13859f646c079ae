import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const consentsErrors = {
  TERMS_VERSION_OUTDATED: () =>
    "Les conditions ont changé entre-temps. Rechargez la page pour lire la version en vigueur.",
  TERMS_NOTICE_TOO_SHORT: () =>
    "Cette date est trop proche\u00a0: les membres ont 15\u00a0jours entiers pour lire les nouvelles conditions.",
  TERMS_VERSION_NOT_NEWER: () =>
    "Ces numéros ne suivent pas ceux de la version en vigueur\u00a0: augmentez au moins l’un des deux.",
  TERMS_ALREADY_ANNOUNCED: () =>
    "Une version est déjà annoncée. La suivante pourra être publiée une fois celle-ci en vigueur.",
  TERMS_NOT_ANNOUNCED: () =>
    "Cette version ne peut plus être retirée\u00a0: elle est déjà retirée, en vigueur, ou l’a été.",
} satisfies Sentences;
