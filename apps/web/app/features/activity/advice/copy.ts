import type { AdvicePlace, AdviceTheme } from "./advice-view.ts";

/** Copy of advice. */
export const copy = {
  title: "Formations et conseils",
  lead: "Des articles courts pour être choisi, bien payé et recommandé. Lisez-les dans l’ordre que vous voulez.",
  failed: "Ce que vous avez lu n’a pas pu être chargé. Les articles, eux, sont là.",
  progress: "Votre avancée",
  search: "Chercher un conseil",
  placeholder: "prix, photos, facture…",
  go: "Chercher",
  everything: "Tous les conseils",
  none: "Aucun conseil ne répond à ces mots",
  noneHelp: "Essayez un mot plus simple, ou parcourez tous les conseils.",
  read: "Lu",
  next: "À lire ensuite",
  back: "Tous les conseils",
  markRead: "Marquer comme lu",
  markUnread: "Marquer comme non lu",
  keeping: "Enregistrement…",
  markedRead: "C’est noté\u00a0: article lu.",
  taken: "L’article est de nouveau à lire.",
  act: "À faire maintenant",
} as const;

export const themeLabels: Record<AdviceTheme, string> = {
  profil: "Votre profil",
  relation: "Avec les demandeurs",
  argent: "Prix et argent",
};

/** What is done where an article leads. */
export const placeLabels: Record<AdvicePlace, string> = {
  profile: "Compléter mon profil",
  messages: "Ouvrir mes messages",
  reviews: "Lire mes avis",
  statistics: "Voir mes statistiques",
  billing: "Ouvrir ma facturation",
  finances: "Voir mes paiements",
  help: "Ouvrir le centre d’aide",
};

/** « 2 min de lecture » */
export const minutesText = (minutes: number): string => `${minutes}\u00a0min de lecture`;

/** « 2 articles lus sur 8 » */
export const progressText = (read: number, all: number): string =>
  `${read}\u00a0${read > 1 ? "articles lus" : "article lu"} sur ${all}`;

/** « 3 conseils pour « facture » » */
export const foundText = (count: number, q: string): string =>
  `${count}\u00a0${count > 1 ? "conseils" : "conseil"} pour «\u202f${q}\u202f»`;
