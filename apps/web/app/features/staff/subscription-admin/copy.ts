import type { PromoCode } from "@jobami/api/promocodes/contract";
import type { PromoState } from "@jobami/api/promocodes/routes";
import type { PersonOptions, SubscriptionRevenue } from "@jobami/api/subscriptions/contract";
import type { OptionKey } from "@jobami/api/subscriptions/plans";
import type { BadgeProps } from "@jobami/ui/Badge";
import { sumText } from "../../../entities/price/index.ts";

/** Copy of promo codes. */
export const promoCopy = {
  noun: { none: "Aucun code", one: "code" },
  lead: "Une réduction sur l’offre premium, tant que l’abonnement court. Entre un code et la moitié prix à vie, la meilleure des deux s’applique, jamais les deux.",
  create: "Créer un code",
  code: "Code",
  codeHelp: "4 à 24 lettres sans accent, chiffres et tirets. Il ne change plus ensuite.",
  percent: "Réduction (%)",
  percentHelp: "De 5 à 85\u00a0%, sur le prix de l’offre seule.",
  firstDay: "Premier jour",
  lastDay: "Dernier jour",
  maxUses: "Nombre d’utilisations",
  maxUsesHelp: "Sans nombre, le code sert à tous, une fois par personne.",
  missing: "Ce champ est nécessaire.",
  creating: "Création…",
  created: "Le code est créé.",
  list: "Codes promo",
  none: "Aucun code",
  noneDetail: "Le premier code que vous créez se montrera ici, avec ses utilisations.",
  disable: "Désactiver",
  question: "Désactiver ce code\u202f?",
  losses: [
    "Plus personne ne pourra commencer avec lui, et il ne se rouvre pas.",
    "Les abonnements déjà pris gardent leur prix.",
  ],
  confirm: "Désactiver le code",
  disabled: "Le code est désactivé.",
} as const;

export const promoStates: Record<PromoState, { label: string; tone: NonNullable<BadgeProps["tone"]> }> = {
  upcoming: { label: "À venir", tone: "info" },
  open: { label: "Ouvert", tone: "success" },
  over: { label: "Terminé", tone: "neutral" },
  exhausted: { label: "Épuisé", tone: "warning" },
  disabled: { label: "Désactivé", tone: "danger" },
};

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
const dayText = (iso: string) => day.format(new Date(`${iso}T00:00:00Z`)).replace(/^1 /, "1er ");

/** « du 1er novembre 2026 au 31 décembre 2026 » */
export const daysText = ({ firstDay, lastDay }: Pick<PromoCode, "firstDay" | "lastDay">): string =>
  `du ${dayText(firstDay)} au ${dayText(lastDay)}`;

/** « 37 utilisations sur 200, 1 en cours » */
export function usesText({ used, held, maxUses }: Pick<PromoCode, "used" | "held" | "maxUses">): string {
  const uses = `${used}\u00a0${used > 1 ? "utilisations" : "utilisation"}`;
  const most = maxUses === null ? "" : ` sur ${maxUses}`;
  return `${uses}${most}${held > 0 ? `, ${held} en cours de paiement` : ""}`;
}

/** Copy of income. */
export const revenueCopy = {
  issuedNoun: { none: "Aucun document", one: "document" },
  failed: "Les revenus n’ont pas pu être chargés.",
  now: "Aujourd’hui",
  active: "Abonnements actifs",
  cancelling: "Résiliés, encore actifs",
  overdue: "Échéances impayées",
  gratuit: "Membres sans abonnement",
  income: "Revenus par mois",
  incomeHelp: "Ce qui a été payé par carte, moins ce qui a été rendu, chacun à son mois.",
  month: "Mois",
  premium: "Premium",
  credits: "Crédits IA",
  vat: "Dont TVA",
  vatHelp: "TVA\u00a0: celle des factures émises dans le mois, moins celle des avoirs.",
  issued: "Factures et avoirs émis",
  number: "Numéro",
  day: "Date",
  client: "Destinataire",
  sum: "TTC",
  noneIssued: "Aucune facture pour l’instant.",
  exportYear: (year: number) => `Exporter ${year} (CSV)`,
  total: "Total",
  began: "Nouveaux",
  ended: "Terminés",
  churn: "Attrition",
  churnHelp: "Attrition\u00a0: abonnements terminés dans le mois, parmi ceux qui couraient à son début.",
  prices: "Par mensualité",
  price: "Mensualité",
  count: "Abonnements",
  noPrices: "Personne n’a d’abonnement pour le moment.",
} as const;

const month = new Intl.DateTimeFormat("fr-FR", { month: "short", year: "numeric", timeZone: "UTC" });

/** « nov. 2026 » */
export const monthText = (value: string): string => month.format(new Date(`${value}-01T00:00:00Z`));
export const euros = (cents: number): string => sumText({ cents, jobis: 0 });

/** Subscriptions that ended, in percent of those at the beginning of the month; a dash without any. */
export const churnText = ({
  ended,
  atStart,
}: Pick<SubscriptionRevenue["months"][number], "ended" | "atStart">): string =>
  atStart === 0 ? "—" : `${Math.round((1000 * ended) / atStart) / 10}\u00a0%`.replace(".", ",");

/** Copy of one person's options. */
export const optionsCopy = {
  title: "Options d’une personne",
  help: "Une option réglée ici passe avant l’offre et les achats, tant que la personne est premium. Chaque changement entre dans le journal.",
  email: "Adresse e-mail",
  find: "Chercher",
  failed: "Cette personne n’a pas pu être chargée.",
  unknown: "Aucun membre n’a cette adresse",
  unknownHelp: "Vérifiez l’adresse entière\u00a0: elle est comparée lettre à lettre.",
  table: "Options",
  option: "Option",
  value: "Aujourd’hui",
  set: "Réglage",
  reason: "Raison",
  reasonHelp: "Elle entre dans le journal de l’équipe.",
  reasonMissing: "Dites pourquoi, en trois caractères au moins.",
  asPlan: "Selon l’offre",
  granted: "Accordée",
  refused: "Retirée",
  has: "Oui",
  hasNot: "Non",
  bought: "achetée",
  keep: "Enregistrer",
  keeping: "Enregistrement…",
  saved: "L’option est réglée.",
  free: "Cette personne n’est pas premium\u00a0: ses réglages compteront quand elle le sera.",
} as const;

export const optionNames: Record<OptionKey, string> = {
  reponses_types: "100 réponses types",
  aide_prioritaire: "Aide prioritaire",
  realisations: "30 réalisations",
  statistiques: "Statistiques avancées",
};

/** « Jeanne Morel · premium » */
export const personText = ({ name, plan }: Pick<PersonOptions, "name" | "plan">): string =>
  `${name} · ${plan === "premium" ? "premium" : "offre gratuite"}`;
