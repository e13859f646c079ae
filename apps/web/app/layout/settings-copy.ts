import { memberPages } from "../pages.ts";

/** What a section of the settings holds, by its address. */
export const sectionDetails: Readonly<Record<string, string>> = {
  [memberPages.detailsSettings.path]: "Numéro, date de naissance",
  [memberPages.notificationSettings.path]: "Par sujet, dans l’application et par e-mail",
  [memberPages.visibilitySettings.path]: "Masquer ou montrer votre profil",
  [memberPages.blockedSettings.path]: "Qui ne peut plus vous écrire",
  [memberPages.displaySettings.path]: "Thème, tailles, couleurs, lecture à voix haute",
  [memberPages.security.path]: "Mot de passe, clés d’accès, deux étapes, appareils",
  [memberPages.voiceSettings.path]: "Mot-clé, langue, liste des commandes",
  [memberPages.accountSettings.path]: "Copie de vos données, pause, suppression",
};
