import { memberPages } from "../../pages.ts";
import { staffPages } from "../../staff-pages.ts";

/** What people look for who want a place that no spoken command leads to, by its address. */
export const sectionSynonyms: Readonly<Record<string, string>> = {
  [memberPages.displaySettings.path]:
    "réglages d’affichage accessibilité thème couleurs taille du texte des boutons lecture à voix haute daltonisme animations",
  [memberPages.detailsSettings.path]: "coordonnées numéro mobile portable âge anniversaire",
  [memberPages.notificationSettings.path]: "préférences alertes e-mails réglages des notifications",
  [memberPages.visibilitySettings.path]: "masquer cacher mon profil invisible confidentialité",
  [memberPages.blockedSettings.path]: "bloquer débloquer blocage harcèlement liste noire",
  [memberPages.accountSettings.path]:
    "supprimer fermer mon compte mettre en pause télécharger exporter mes données confidentialité RGPD",
  [memberPages.support.path]: "aide contacter écrire à l’équipe ticket demande question FAQ assistance",
  [memberPages.bugReports.path]: "bug panne erreur ne marche pas",
};

/** Other words for the pages of staff, by address. */
export const staffSynonyms: Readonly<Record<string, string>> = {
  [staffPages.administration.path]: "admin équipe journal chiffres comptes",
  [staffPages.moderation.path]: "modo équipe suspensions",
  [staffPages.disputes.path]: "désaccord conflit absence médiation",
  [staffPages.supportDesk.path]: "tickets demandes d’aide répondre assistance",
  [staffPages.bugReports.path]: "bugs pannes problèmes",
  [staffPages.userManagement.path]: "utilisateurs membres sanctions suspendre rôle",
  [staffPages.inactiveAccounts.path]: "inactifs sans connexion rappel fermeture",
  [staffPages.birthdayManagement.path]: "anniversaire vœux",
  [staffPages.emailQueue.path]: "e-mails courriels envois en attente échecs SMTP",
  [staffPages.newsletterSubscribers.path]: "lettre d’information inscrits désabonnés adresses",
  [staffPages.securityMonitoring.path]: "connexions refusées mots de passe attaques blocages",
  [staffPages.rgpdAudit.path]: "données personnelles conformité CNIL promesses",
  [staffPages.vps.path]: "VPS machine charge disque processeur versions requêtes",
  [staffPages.memoryMonitoring.path]: "RAM tas ramasse-miettes fuite",
  [staffPages.redis.path]: "cache limites clés",
  [staffPages.consents.path]: "CGV CGU conditions acceptées IA registre RGPD preuve",
};

/** Titles of the groups. */
export const groupWords = {
  used: "Récemment",
  places: "Aller à",
  acts: "Faire",
  missions: "Mes missions",
  people: "Personnes",
  search: "Chercher",
} as const;

/** How much was found. */
export function foundWords(count: number): string {
  if (count === 0) return "Aucun résultat";
  return count === 1 ? "1 résultat" : `${count} résultats`;
}

/** Looks for the words among all missions. */
export function searchWords(typed: string): string {
  return `Chercher « ${typed} » dans les missions`;
}
