/** Words of the bar, its menu and the footer. */
export const words = {
  home: "Accueil",
  howItWorks: "Comment ça marche",
  pricing: "Tarifs",
  signIn: "Connexion",
  signUp: "S’inscrire",
  dashboard: "Dashboard",
  missions: "Missions",
  security: "Sécurité",
  settings: "Paramètres",
  support: "Support",
  signOut: "Se déconnecter",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  account: "Mon compte",
  menuSection: "Menu",
  accountSection: "Authentification",
  balances: "Mes soldes",
  jobi: "Jobi",
  displaySettings: "Réglages d’affichage",
  mainNavigation: "Navigation principale",
  balance: "Solde Jobi",
  notifications: "Notifications",
  publish: "Publier",
  quickAccess: "Accès rapides",
  signedOut: "À bientôt !",
} as const;

/** Anchors of the landing page, in the bar's order [NAV-01, NAV-02, NAV-03]. */
export const anchors = [
  { to: "/#home", label: words.home },
  { to: "/#how-it-works", label: words.howItWorks },
  { to: "/#pricing", label: words.pricing },
] as const;

/** How many notifications wait, for people who do not see the bell. */
export function unreadLabel(count: number): string {
  if (count === 0) return "Notifications, rien de nouveau";
  return count === 1 ? "Notifications, 1 non lue" : `Notifications, ${count} non lues`;
}

export const footerWords = {
  banner: {
    title: "Il y a toujours quelqu’un à côté.",
    text: "Créez votre compte en une minute. C’est gratuit, et ça le reste.",
    action: "Créer mon compte",
  },
  seeker: {
    title: "Trouver un jobbeur",
    text: "Décrivez ce qu’il y a à faire, recevez des propositions.",
  },
  jobbeur: {
    title: "Devenir jobbeur",
    text: "Choisissez vos missions, fixez votre prix.",
  },
  servicesTitle: "Tous les services",
  links: "Liens rapides",
  contact: "Nous joindre",
  rights: "Tous droits réservés.",
  cookies: "Gérer mes cookies",
} as const;

/** The legal texts, by the keys of their modal [LEGAL-08]. */
export const legalLinks = {
  label: "Informations légales",
  modals: [
    { key: "conditions-generales", label: "Conditions générales de vente" },
    { key: "politique-confidentialite", label: "Politique de confidentialité" },
    { key: "mentions-legales", label: "Mentions légales" },
    { key: "cookies", label: "Cookies" },
    { key: "charte-ethique", label: "Charte éthique" },
    { key: "referencement", label: "Référencement" },
  ],
  useTerms: "Conditions d’utilisation",
} as const;

/** Words of the error pages, kept as the requirements quote them [ERR-05, ERR-06, ERR-07, ERR-09, ERR-10, ERR-11, ERR-12]. */
export const errorWords = {
  notFound: "Oups! La page que vous cherchez n’existe pas",
  server: "Erreur interne du serveur",
  forbidden: "Vous devez vous connecter pour accéder à cette page",
  unauthorized: "Accès non autorisé",
  badRequest: "Requête invalide",
  other: "Une erreur inattendue s’est produite",
  crash: "Oups ! Une erreur est survenue",
  crashHelp:
    "La page se recharge dans un instant. Ce que vous aviez écrit est gardé quand il pouvait l’être.",
  crashAgainHelp: "Recharger la page n’a pas suffi. Réessayez, ou passez par l’accueil.",
  reload: "Recharger la page",
  forbiddenStopped: "Vous restez sur cette page. Connectez-vous quand vous voulez.",
  notFoundHelp: "L’adresse a peut-être changé, ou la maison n’a jamais été construite.",
  serverHelp: "Nous en sommes avertis. Réessayez dans un moment.",
  otherHelp: "Réessayez, ou revenez à l’accueil.",
  backHome: "Retour à l’accueil",
  signIn: "Se connecter",
} as const;

/** The countdown of the 403 page [ERR-08]. */
export function countdownText(seconds: number): string {
  return seconds <= 1
    ? "Vous allez être conduit à la page de connexion dans 1 seconde."
    : `Vous allez être conduit à la page de connexion dans ${seconds} secondes.`;
}
