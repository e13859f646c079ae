import { staffPages } from "../../../staff-pages.ts";

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
