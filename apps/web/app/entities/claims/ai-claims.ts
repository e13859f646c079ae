import type { Claim } from "./claims.ts";

const source =
  "Cahier des charges, section 1\u202f; chaque aide existe dans le produit, sur demande et pour un crédit IA";

/** The features of AI that the product claims; apart from the other claims, so that no first view fetches them [AICR-16]. */
export const aiClaims = {
  description: { text: "Rédiger une annonce", source, isShown: true },
  price: { text: "Conseiller un prix", source, isShown: true },
  matching: { text: "Trouver les missions qui vous vont", source, isShown: true },
  availability: { text: "Prévoir vos disponibilités", source, isShown: true },
  reply: { text: "Répondre à un avis", source, isShown: true },
} as const satisfies Record<string, Claim>;
