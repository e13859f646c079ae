import {
  accessibilityPath,
  billingPath,
  composePath,
  contactPath,
  dashboardPath,
  helpPath,
  landingPath,
  legalNoticePath,
  loginPath,
  messagesPath,
  missionsPath,
  newCardPath,
  planningPath,
  registrationPath,
  servicesSearchPath,
  userManagementPath,
} from "../../../generated/paths.ts";
import type { Subject } from "./rgaa.ts";

/** A page that is looked at for all others of its kind. */
export interface SamplePage {
  /** Its letter in the table. */
  letter: string;
  name: string;
  path: string;
  /** Who opens it: a visitor, or an account of the demonstration. */
  who: "visitor" | "lea" | "karim" | "anne";
  has: readonly Subject[];
}

/** What stands for the whole site: what RGAA asks for, and a page of each kind that the product has. */
export const sample: readonly SamplePage[] = [
  { letter: "A", name: "Accueil", path: landingPath, who: "visitor", has: ["images", "forms", "movement"] },
  { letter: "B", name: "Contact", path: contactPath, who: "visitor", has: ["forms"] },
  { letter: "C", name: "Mentions légales", path: legalNoticePath, who: "visitor", has: [] },
  {
    letter: "D",
    name: "Déclaration d’accessibilité",
    path: accessibilityPath,
    who: "visitor",
    has: ["forms"],
  },
  { letter: "E", name: "Aide", path: helpPath, who: "visitor", has: ["forms"] },
  { letter: "F", name: "Connexion", path: loginPath, who: "visitor", has: ["forms"] },
  { letter: "G", name: "Inscription", path: registrationPath, who: "visitor", has: ["forms"] },
  {
    letter: "H",
    name: "Recherche de jobbeurs",
    path: `${servicesSearchPath}?q=haie`,
    who: "visitor",
    has: ["images", "forms"],
  },
  { letter: "I", name: "Tableau de bord", path: dashboardPath, who: "lea", has: ["images", "forms"] },
  { letter: "J", name: "Missions", path: missionsPath, who: "karim", has: ["images", "forms"] },
  {
    letter: "K",
    name: "Publier une mission",
    path: composePath,
    who: "lea",
    has: ["images", "forms"],
  },
  { letter: "L", name: "Messages", path: messagesPath, who: "karim", has: ["images", "forms"] },
  { letter: "M", name: "Planning", path: planningPath, who: "karim", has: ["tables", "images"] },
  {
    letter: "N",
    name: "Facturation",
    path: billingPath,
    who: "karim",
    has: ["images", "documents", "forms"],
  },
  {
    letter: "O",
    name: "Nouvelle carte de visite",
    path: newCardPath,
    who: "karim",
    has: ["images", "documents", "forms"],
  },
  {
    letter: "P",
    name: "Membres, dans l’administration",
    path: userManagementPath,
    who: "anne",
    has: ["forms"],
  },
];
