import type { CreditReason } from "@jobami/api/ai-credits/contract";

export const copy = {
  title: "Crédits IA",
  lead: "Chaque aide par l’intelligence artificielle coûte un crédit, pris quand une réponse est venue. Cinq sont offerts avec le compte.",
  uses: "Ils servent à rédiger une annonce, conseiller un prix, répondre à un avis, comparer une mission à votre profil et prévoir vos disponibilités. Ils n’expirent pas.",
  balance: "Solde",
  buy: "En ajouter",
  byJobi: "Acheter en Jobi",
  byCard: "Payer par carte",
  buying: "Achat…",
  opening: "Ouverture du paiement…",
  bought: "Vos crédits sont ajoutés.",
  history: "Historique",
  left: "Solde\u00a0: ",
  empty: "Aucun mouvement",
  emptyText: "Ce que vous recevez, achetez et utilisez s’inscrit ici.",
  received: "Paiement reçu, en cours d’activation",
  receivedText:
    "Vos crédits s’ajoutent dès que le prestataire de paiement confirme, en général en quelques secondes.",
  arrived: "Vos crédits sont là",
  cancelled: "Paiement annulé",
  cancelledText: "Rien n’a été débité.",
  question: (quantity: number, jobi: number) => `Acheter ${quantity} crédits pour ${jobi} Jobi\u202f?`,
  loss: (jobi: number) => `${jobi} Jobi, qui reviennent si vous renoncez à l’achat sous quatorze jours`,
  cancel: "Ne pas acheter",
  confirm: "Acheter",
} as const;

/** What a line of the history is called. */
export const reasonLabels: Readonly<Record<CreditReason, string>> = {
  inscription: "Offerts à l’inscription",
  achat_jobi: "Achat en Jobi",
  achat_carte: "Achat par carte",
  utilisation: "Utilisation",
  retractation: "Rétractation d’un achat",
};

/** AICR-14. */
export const tooMany = "Trop de requêtes. Veuillez réessayer dans quelques minutes.";

/** A pack as text. */
export const packText = (quantity: number): string => `${quantity} crédits`;
