import {
  aboutLabel,
  aboutPath,
  blogLabel,
  blogPath,
  contactLabel,
  contactPath,
  helpLabel,
  helpPath,
  partnerOffersLabel,
  partnerOffersPath,
  servicesLabel,
  servicesPath,
} from "../generated/paths.ts";
import { anchors, copy } from "./copy.ts";

/** Copy of the footer. */
export const footerCopy = {
  banner: {
    title: "Il y a toujours quelqu’un à côté.",
    text: "Créez votre compte en une minute. C’est gratuit, et ça le reste.",
    action: "Créer mon compte",
  },
  seeker: {
    title: "Trouver un jobbeur",
    text: "Décrivez, recevez des propositions.",
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
  newsletter: "Recevoir la newsletter",
  socials: "Nous suivre",
} as const;

/** The quick links of the footer, in their order [FOOT-07]. */
export const quickLinks: readonly { to: string; label: string }[] = [
  { to: aboutPath, label: aboutLabel },
  { to: anchors[1].to, label: copy.howItWorks },
  { to: servicesPath, label: servicesLabel },
  { to: partnerOffersPath, label: partnerOffersLabel },
  { to: anchors[2].to, label: copy.pricing },
  { to: blogPath, label: blogLabel },
  { to: contactPath, label: contactLabel },
  { to: helpPath, label: helpLabel },
];

/** The legal texts at the end of public pages [LEGAL-08]. */
export const legalLinks = {
  label: "Informations légales",
  /** As the law calls it; a test compares it with what the statement comes to. */
  accessibility: "Accessibilité\u00a0: partiellement conforme",
} as const;
