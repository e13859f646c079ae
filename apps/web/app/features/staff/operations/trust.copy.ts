import type { DataAudit } from "@jobami/api/data-audits/contract";
import type { DutyKey, DutyState } from "@jobami/api/data-audits/routes";
import type { SecurityKind } from "@jobami/api/security/routes";
import { figure } from "./format.ts";

/** Copy of the pages about safety and about what the company promises. */
export const copy = {
  auditNoun: { none: "Aucun audit", one: "audit" },
  securityFailed: "Ces chiffres n’ont pas pu être lus.",
  period: "Période",
  refusals: "Ce qui a été refusé, et ce qui a changé",
  byDay: "Refus, nouveaux appareils et actes, jour par jour",
  day: "Jour",
  newDevices: "Nouveaux appareils",
  acts: "Actes de l’équipe",
  lockedNow: "Verrous en ce moment",
  networks: "D’où viennent les refus",
  network: "Réseau",
  kind: "Refus",
  count: "Nombre",
  noNetworks: "Aucun refus sur cette période.",
  journal: "Derniers actes de l’équipe",
  noActs: "Aucun acte pour l’instant.",
  privacy:
    "Seuls des nombres par jour et par réseau (les trois premiers nombres d’une adresse) sont gardés, un an au plus. Aucun compte n’y est nommé.",
  auditsLead:
    "Un audit compare ce que la politique de confidentialité promet avec ce que la base de données contient vraiment.",
  run: "Lancer un audit",
  running: "Audit en cours",
  ran: "L’audit est fini",
  audits: "Audits, le plus récent en premier",
  noAudits: "Aucun audit pour l’instant",
  noAuditsDetail:
    "Le premier se lance d’un bouton et dure quelques secondes. Chacun est gardé, avec qui l’a lancé.",
  auditFailed: "Cet audit n’a pas pu être lu.",
  unknown: "Cet audit n’existe pas",
  unknownDetail: "Son adresse est peut-être incomplète.",
  back: "Tous les audits",
  print: "Imprimer",
  examples: "Identifiants concernés",
  more: "Les dix premiers seulement.",
  gone: "Un compte supprimé",
  exportsNote:
    "Les copies de données personnelles sont remises aussitôt demandées, depuis le compte\u00a0: aucune n’attend de réponse.",
} as const;

export const daysCopy = {
  7: "7\u00a0derniers jours",
  30: "30\u00a0derniers jours",
  90: "3\u00a0derniers mois",
} as const;

export const kindLabels: Record<SecurityKind, string> = {
  password: "Mots de passe refusés",
  locked: "Comptes verrouillés",
  blocked: "Adresses bloquées",
  code: "Codes refusés",
  limited: "Appels trop fréquents",
  forged: "Formulaires étrangers",
};

/** The same above columns, where there is room for a word. */
export const columnCopy = {
  password: "Mots de passe",
  locked: "Comptes",
  blocked: "Adresses",
  code: "Codes",
  limited: "Appels",
  forged: "Formulaires",
  newDevices: "Appareils",
  acts: "Actes",
} as const satisfies Record<SecurityKind | "newDevices" | "acts", string>;

export const stateLabels: Record<DutyState, string> = {
  kept: "Tenue",
  broken: "À reprendre",
  noted: "À savoir",
};
export const stateTones = { kept: "success", broken: "danger", noted: "info" } as const satisfies Record<
  DutyState,
  string
>;

/** What is promised, and what breaks it. */
export const dutyCopy: Record<DutyKey, { title: string; found: readonly [one: string, many: string] }> = {
  "erased.rows": {
    title: "Un compte supprimé ne laisse aucune ligne à effacer",
    found: ["compte supprimé dont des lignes restent", "comptes supprimés dont des lignes restent"],
  },
  "erased.names": {
    title: "Un compte supprimé n’est plus nommé nulle part",
    found: ["compte supprimé encore nommé", "comptes supprimés encore nommés"],
  },
  "deletions.late": {
    title: "Une suppression demandée n’attend pas au-delà de son lien",
    found: ["suppression restée en suspens", "suppressions restées en suspens"],
  },
  "accounts.asleep": {
    title: "Un compte sans connexion depuis trois ans est fermé",
    found: ["compte endormi depuis plus de trois ans", "comptes endormis depuis plus de trois ans"],
  },
  "terms.unversioned": {
    title: "Chaque acceptation des conditions porte une version publiée",
    found: ["acceptation sans version connue", "acceptations sans version connue"],
  },
  "terms.missing": {
    title: "Chaque compte a accepté les conditions",
    found: [
      "compte sans acceptation en vigueur, à qui elle est redemandée",
      "comptes sans acceptation en vigueur, à qui elle est redemandée",
    ],
  },
  "ai.lapsed": {
    title: "Un consentement à l’IA vaut six mois",
    found: ["consentement échu, qui ne compte plus", "consentements échus, qui ne comptent plus"],
  },
  "newsletter.unconfirmed": {
    title: "Une adresse non confirmée ou désabonnée quitte la newsletter après 30\u00a0jours",
    found: ["adresse gardée trop longtemps", "adresses gardées trop longtemps"],
  },
  "mails.kept": {
    title: "Un e-mail parti est oublié après 30\u00a0jours, 7 sans compte",
    found: ["e-mail gardé trop longtemps", "e-mails gardés trop longtemps"],
  },
  "links.kept": {
    title: "Un lien envoyé par e-mail est oublié 30\u00a0jours après son terme",
    found: ["compte dont un vieux lien reste", "comptes dont un vieux lien reste"],
  },
  "sessions.kept": {
    title: "Une session finie est oubliée",
    found: ["session gardée trop longtemps", "sessions gardées trop longtemps"],
  },
  "devices.kept": {
    title: "Un appareil qui ne sert plus est oublié après 13\u00a0mois",
    found: ["compte dont un vieil appareil reste", "comptes dont un vieil appareil reste"],
  },
  "addresses.kept": {
    title: "L’adresse d’un acte de l’équipe est oubliée après un an",
    found: ["acte qui garde son adresse", "actes qui gardent leur adresse"],
  },
  "logs.kept": {
    title: "Les journaux de sécurité durent un an au plus",
    found: ["jour gardé trop longtemps", "jours gardés trop longtemps"],
  },
  "requests.late": {
    title: "Une demande sur un compte reçoit une réponse en un mois",
    found: ["demande sans réponse depuis plus d’un mois", "demandes sans réponse depuis plus d’un mois"],
  },
};

const promises = (count: number, end: string, ends: string) =>
  `${figure(count)}\u00a0${count > 1 ? `promesses ${ends}` : `promesse ${end}`}`;

/** How an audit came out, in a line. */
export function outcomeText({
  kept: counts,
  broken,
  noted,
}: Pick<DataAudit, "kept" | "broken" | "noted">): string {
  return [
    promises(counts, "tenue", "tenues"),
    ...(broken === 0 ? [] : [`${figure(broken)} à reprendre`]),
    ...(noted === 0 ? [] : [`${figure(noted)} à savoir`]),
  ].join(", ");
}

/** What one check found. */
export const foundText = (key: DutyKey, count: number): string =>
  count === 0 ? "Rien à signaler." : `${figure(count)}\u00a0${dutyCopy[key].found[count > 1 ? 1 : 0]}.`;
