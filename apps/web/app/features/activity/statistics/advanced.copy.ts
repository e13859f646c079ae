import type { AdvancedStatistics, ComparedPrice } from "@jobami/api/statistics/contract";
import { fewestOthers, type StatisticsSide } from "@jobami/api/statistics/routes";
import { serviceCategories } from "@jobami/api/taxonomy";
import { sumText } from "../../../entities/price/index.ts";

/** Copy of figures in detail. */
export const advancedCopy = {
  lead: "Où vos propositions aboutissent, quand, et à quel prix.",
  failed: "Vos chiffres détaillés n’ont pas pu être chargés.",
  statusFailed: "Votre offre n’a pas pu être vérifiée.",
  none: "Rien encore sur cette période",
  noneHelp:
    "Les services, les communes, les horaires et le chemin jusqu’au paiement se compteront ici avec vos propositions.",
  wider: "Voir 12 mois",
  funnel: "De la mission vue au paiement",
  services: "Par service",
  towns: "Par commune",
  service: "Service",
  town: "Commune",
  proposals: "Propositions",
  accepted: "Acceptées",
  rate: "Taux",
  hours: "Quand viennent les propositions",
  hoursHelp: "Nombre de propositions, par jour et par moment, à l’heure de la France.",
  weekday: "Jour",
  prices: "Vos prix et ceux des autres",
  pricesHelp: `Médiane des prix convenus en euros sur douze mois, pour le même service, dans le même département. Celle des autres ne se montre qu’à partir de ${fewestOthers} personnes\u00a0: personne ne peut y être reconnu.`,
  noPrices: "Les prix viendront avec vos premières missions convenues en euros.",
  mine: "Vous",
  others: "Les autres",
  gap: "Écart",
  fewOthers: "Pas assez de monde",
  trend: "Sur douze mois",
  median: "Prix médian convenu",
  month: "Mois",
} as const;

/** What premium brings here, and the way to it. */
export const offerCopy = {
  title: "En détail avec premium",
  text: "Vos chiffres de base restent là, gratuits. Premium montre d’où ils viennent\u00a0:",
  brings: [
    "Vos propositions par service et par commune, avec ce qui aboutit",
    "Les jours et les heures où elles viennent",
    "Le chemin de la mission vue au paiement",
    "Vos prix à côté de la médiane des autres, près de vous",
    "La tendance sur douze mois",
  ],
  see: "Voir l’offre premium",
  without: "Votre abonnement ne comprend pas cette option. L’équipe peut vous dire pourquoi.",
  basic: "Revenir à l’essentiel",
} as const;

/** The steps from seen to paid, on either side. */
export const stepLabels: Record<StatisticsSide, Record<keyof AdvancedStatistics["funnel"], string>> = {
  jobbeur: {
    seen: "Missions vues",
    proposed: "Avec votre proposition",
    accepted: "Obtenues",
    paid: "Payées",
  },
  demandeur: {
    seen: "Missions publiées et vues",
    proposed: "Avec une proposition",
    accepted: "Confiées à un jobbeur",
    paid: "Payées",
  },
};

export const weekdays = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"] as const;
/** Parts of the day, in the order in which they are counted. */
export const dayParts = [
  "Matin, dès 5\u00a0h",
  "Après-midi, dès 12\u00a0h",
  "Soir, dès 18\u00a0h",
  "Nuit, dès 23\u00a0h",
] as const;

const labels = new Map(
  serviceCategories.flatMap(({ subcategories }) =>
    subcategories.map(({ slug, label }) => [slug as string, label]),
  ),
);
/** A service by its key. */
export const serviceName = (key: string): string => labels.get(key) ?? key;

/** « 40 % »; a dash of nothing. */
export const rateText = (part: number, whole: number): string =>
  whole === 0 ? "—" : `${Math.round((100 * part) / whole)}\u00a0%`;

/** « 65 € », « 20 € de l’heure ». */
export const priceText = (cents: number, isHourly: boolean): string =>
  `${sumText({ cents, jobis: 0 })}${isHourly ? " de l’heure" : ""}`;

/** How far one's own price is from that of others: « 10 % de moins », « au même prix ». */
export function gapText({ cents, others }: Pick<ComparedPrice, "cents" | "others">): string {
  if (others === null || others === 0) return "—";
  const percent = Math.round((100 * (cents - others)) / others);
  if (percent === 0) return "au même prix";
  return `${Math.abs(percent)}\u00a0% de ${percent > 0 ? "plus" : "moins"}`;
}

/** Whether there is nothing to report of the period. */
export const isEmpty = ({ funnel, services, prices, trend }: AdvancedStatistics): boolean =>
  funnel.seen === 0 &&
  services.length === 0 &&
  prices.length === 0 &&
  trend.every(({ proposals, cents }) => proposals === 0 && cents === null);
