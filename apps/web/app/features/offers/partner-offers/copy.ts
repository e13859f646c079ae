import type { Offer } from "@jobami/api/offers/contract";
import type { OfferStatus } from "@jobami/api/offers/routes";
import { franceZone } from "@jobami/api/places/france-zone";
import type { BadgeProps } from "@jobami/ui/Badge";

const nbsp = "\u00a0";

/** Copy of partner offers, for everybody. */
export const copy = {
  title: "Offres partenaires",
  lead: "Des jobbeurs d’ici réservent un avantage aux membres\u00a0: une remise, une heure offerte, un premier service à prix doux. Prenez un code, présentez-le le jour venu.",
  list: "Offres en cours",
  form: "Chercher une offre",
  what: "Service, commune ou mot",
  whatPlaceholder: "Jardinage, Lille…",
  category: "Service",
  everyCategory: "Tous les services",
  search: "Chercher",
  none: "Aucune offre en cours",
  noneDetail: "Revenez bientôt\u00a0: les jobbeurs les publient eux-mêmes.",
  noneFound: "Aucune offre ne correspond",
  noneFoundDetail: "Essayez un autre mot, ou retirez le service choisi.",
  everything: "Voir toutes les offres",
  unanswered: "Les offres n’ont pas pu être lues",
  unansweredDetail: "Rechargez la page dans un instant.",
  askTitle: "Vous êtes jobbeur\u202f?",
  ask: "Faites-vous connaître par une offre\u00a0: vous fixez l’avantage, les dates et le nombre de codes, puis vous validez chaque code en un geste.",
  propose: "Proposer une offre",
  offer: "Offre partenaire",
  conditions: "Conditions",
  noConditions: "Aucune condition particulière",
  days: "Dates",
  codes: "Codes",
  where: "Où",
  service: "Service",
  by: "Proposée par",
  profile: "Voir le profil",
  others: "Ses autres offres",
  back: "Toutes les offres",
  take: "Prendre un code",
  taking: "Un instant…",
  taken: "Votre code est prêt.",
  seeCode: "Voir mon code",
  usedCode: "Vous avez déjà utilisé votre code.",
  own: "C’est votre offre.",
  manage: "Gérer cette offre",
  favorite: "Favori",
  favoritesFull: "Vous avez déjà 200\u00a0offres favorites. Retirez-en une.",
  favoriteFailed: "Le favori n’a pas pu être enregistré.",
  howTitle: "Comment ça marche",
  how: [
    "Prenez un code\u00a0: il est à vous, et ne sert qu’une fois.",
    "Montrez-le au jobbeur, sur votre téléphone ou imprimé.",
    "Il le valide sur place, et vous profitez de l’avantage.",
  ],
} as const;

/** The title of the offers of a person. */
export const partnersTitle = (name: string): string => `Les offres de ${name}`;
export const partnersDescription = (name: string): string =>
  `Les avantages que ${name.replace(/\.?$/, "")} réserve aux membres, leurs conditions et jusqu’à quand ils durent.`;

const day = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A day, `YYYY-MM-DD`, as text. */
export const dayText = (date: string): string =>
  day.format(new Date(`${date}T12:00:00Z`)).replace(/^1 /, "1er ");

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: franceZone,
});

/** An instant as text. */
export const momentText = (instant: string): string => moment.format(new Date(instant));

/** The days of an offer as text. */
export const daysText = ({ firstDay, lastDay }: Pick<Offer, "firstDay" | "lastDay">): string =>
  `Du ${dayText(firstDay)} au ${dayText(lastDay)}`;

/** How many codes are left. */
export function leftText({ codesLeft }: Pick<Offer, "codesLeft">): string {
  if (codesLeft === null) return "Sans limite";
  if (codesLeft === 0) return "Tous les codes sont pris";
  return codesLeft === 1 ? `Encore 1${nbsp}code` : `Encore ${codesLeft}${nbsp}codes`;
}

/** How an offer stands, for its owner and staff. */
interface StatusBadge {
  label: string;
  tone: NonNullable<BadgeProps["tone"]>;
}

export const statusCopy: Record<OfferStatus, StatusBadge> = {
  draft: { label: "Brouillon", tone: "neutral" },
  published: { label: "Publiée", tone: "success" },
  paused: { label: "En pause", tone: "warning" },
  ended: { label: "Terminée", tone: "neutral" },
};

/** Where an offer stands for its owner and staff, who see it when moderators took it away too. */
export const badgeOf = ({ status, isHidden }: { status: OfferStatus; isHidden: boolean }): StatusBadge =>
  isHidden ? { label: "Masquée", tone: "danger" } : statusCopy[status];

/** What an offer that is not open states of itself to everybody; null for one that is. `today` is a day in France. */
export function standing(
  { status, firstDay, codesLeft }: Pick<Offer, "status" | "firstDay" | "codesLeft">,
  today: string,
): string | null {
  if (status === "ended") return "Cette offre est terminée.";
  if (status !== "published") return "Cette offre est en pause.";
  if (today < firstDay) return `Cette offre commence le ${dayText(firstDay)}.`;
  return codesLeft === 0 ? "Tous les codes de cette offre sont pris." : null;
}

/** « 1 code pris · 1 utilisé ». */
export function figuresText({ taken, used }: { taken: number; used: number }): string {
  const many = (count: number) => (count > 1 ? "s" : "");
  return `${taken}${nbsp}code${many(taken)} pris · ${used}${nbsp}utilisé${many(used)}`;
}
