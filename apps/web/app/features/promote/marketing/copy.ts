import type { ProfileService } from "@jobami/api/profiles/contract";

/** Copy of making oneself known. */
export const copy = {
  lead: "Votre adresse, votre code et une affichette, à donner autour de vous.",
  failed: "Votre profil n’a pas pu être chargé.",
  // Where one is found.
  address: "Votre adresse",
  addressLabel: "Adresse de votre profil public",
  addressHelp: "Tout le monde peut l’ouvrir, sans compte.",
  see: "Voir mon profil public",
  copy: "Copier",
  copied: "L’adresse est copiée.",
  notCopied: "L’adresse n’a pas pu être copiée. Sélectionnez-la.",
  code: "Votre code QR",
  codeHelp: "À poser sur une carte, un devis ou une vitrine\u00a0: il mène à votre profil.",
  codeLabel: "Code QR qui mène à votre profil public",
  hidden: "Votre profil est masqué",
  hiddenText: "Personne ne peut l’ouvrir, ni par l’adresse ni par le code, tant qu’il n’est pas visible.",
  toVisibility: "Le rendre visible",
  // The flyer.
  flyer: "Votre affichette",
  flyerHelp: "Une page A4 pour un commerce, un hall d’immeuble ou une boîte aux lettres.",
  preview: "Aperçu de l’affichette",
  hook: "Votre phrase",
  hookHelp: "Ce que l’on doit retenir de vous, en une ligne. Elle n’est gardée que sur cette page.",
  prices: "Montrer mes prix",
  print: "Imprimer ou enregistrer en PDF",
  noServices: "L’affichette attend vos services",
  noServicesText: "Dites dans votre profil ce que vous proposez\u00a0: elle se remplit toute seule.",
  toProfile: "Compléter mon profil",
  scan: "Scannez pour voir mon profil, mes avis et me contacter.",
} as const;

/** The longest line of one’s own on a flyer, in letters. */
export const longestHook = 90;
/** Services that a flyer has room for. */
export const mostServices = 6;

const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** What a service costs, as a flyer states it. */
export function flyerPrice({ unit, amount }: Pick<ProfileService, "unit" | "amount">): string {
  if (amount === null) return "sur devis";
  return unit === "hour" ? `${euros.format(amount)} de l’heure` : `${euros.format(amount)} par prestation`;
}
