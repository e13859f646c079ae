import type { SeoTrigger } from "@jobami/api/users/routes";

/** What the modal states first, by what brought it. */
export const promotionTitles: Record<SeoTrigger, string> = {
  onboarding: "Bienvenue\u202f! Faites-vous trouver sur Google",
  profile_complete: "Votre profil est prêt\u00a0: montrez-le sur Google",
  first_mission: "Première mission réussie\u00a0: faites-le savoir",
  notification: "Soyez visible sur Google",
};

export const promotion = {
  lead: "Quand quelqu’un cherche un coup de main près de chez vous, votre profil et vos offres partenaires peuvent apparaître dans ses résultats.",
  criteriaTitle: "Pour être visible, il faut\u00a0:",
  /** SEO-20. */
  criteria: [
    "Un compte actif",
    "Le statut jobbeur",
    "Le référencement accepté",
    "Au moins un service proposé",
    "Des offres partenaires actives et non expirées",
  ],
  note: "Vous pouvez arrêter à tout moment, dans Paramètres.",
  activate: "Activer le référencement",
  activating: "Activation…",
  later: "Plus tard",
} as const;

/** What is stated after an activation [SEO-21, SEO-22, SEO-23]. */
export const activation = {
  ACTIVATED: "Parfait ! Votre profil et vos offres partenaires seront maintenant référencés sur Google",
  ACTIVATION_FAILED: "Erreur lors de l'activation du référencement",
} as const;

export const banner = {
  title: "Soyez visible sur Google",
  text: "Votre profil n’apparaît pas encore dans les moteurs de recherche.",
  action: "En savoir plus",
} as const;

export const preference = {
  title: "Référencement sur Google",
  text: "Les moteurs de recherche peuvent montrer votre profil et vos offres partenaires à ceux qui cherchent un coup de main.",
  on: "Activé",
  off: "Désactivé",
  activate: "Activer le référencement",
  /** SEO-08. */
  termsFirst: "Pour l’activer, il faut d’abord avoir accepté les conditions générales.",
  stop: "Arrêter le référencement",
  stopping: "Arrêt en cours…",
  stopped: "Votre profil et vos offres partenaires ne seront plus référencés sur Google",
  stopFailed: "Erreur lors de l’arrêt du référencement",
  unreadable: "Impossible de lire votre choix",
} as const;
