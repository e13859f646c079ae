import type { FinancePayment } from "@jobami/api/finances/contract";
import type { FinanceSide } from "@jobami/api/finances/routes";
import type { BadgeProps } from "@jobami/ui/Badge";
import { sumText } from "../../../entities/price/index.ts";

/** Copy of the money of missions. */
export const copy = {
  title: "Paiements et finances",
  lead: "Ce que vos missions rapportent et coûtent, payé entre vous, sans commission.",
  sides: "Sens",
  years: "Année",
  figures: "Chiffres",
  months: "Mois par mois",
  download: "Télécharger (CSV)",
  payments: "Paiements des missions",
  all: "Tout",
  statuses: "État des paiements",
  failed: "Les chiffres n’ont pas pu être chargés.",
  none: "Aucun paiement",
  noneHere: "Aucune mission n’est dans cet état.",
  noMoney: "Rien n’a été noté cette année.",
  everything: "Tout afficher",
  // On the first page.
  money: "Votre argent",
  thisMonth: "Reçu ce mois-ci",
  month: "Mois",
  received: "Reçu",
} as const;

/** What differs between what comes in and what goes out. */
export const sideCopy: Record<
  FinanceSide,
  {
    label: string;
    paid: (year: number) => string;
    agreed: (year: number) => string;
    due: string;
    dueHelp: string;
    empty: string;
  }
> = {
  recus: {
    label: "Ce que je reçois",
    paid: (year) => `Reçu en ${year}`,
    agreed: (year) => `Convenu en ${year}`,
    due: "Reste à recevoir",
    dueHelp: "De toutes vos missions, quelle que soit l’année.",
    empty: "Ce que vous convenez comme jobbeur s’inscrit ici.",
  },
  verses: {
    label: "Ce que je verse",
    paid: (year) => `Versé en ${year}`,
    agreed: (year) => `Convenu en ${year}`,
    due: "Reste à verser",
    dueHelp: "De toutes vos missions, quelle que soit l’année.",
    empty: "Ce que vous convenez comme demandeur s’inscrit ici.",
  },
};

export const paidHelp = "Compté au mois où le paiement a été noté.";
export const agreedHelp = "Missions annulées non comprises.";

/** How a payment stands, for a choice of them. */
export const statusLabels: Record<FinancePayment["status"], string> = {
  en_attente: "En attente",
  partiel: "En partie",
  paye: "Payé",
};

/** How the payment of one mission stands. */
export function stateOf({ statut, status, due }: FinancePayment): {
  label: string;
  tone: BadgeProps["tone"];
} {
  if (statut === "annulee") return { label: "Mission annulée", tone: "neutral" };
  if (status === "paye") return { label: "Payé", tone: "success" };
  return { label: `Reste ${sumText(due)}`, tone: status === "partiel" ? "warning" : "info" };
}

const monthName = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });

/** « janvier » for 0. */
export const monthText = (month: number): string => monthName.format(new Date(Date.UTC(2026, month, 1)));

/** A sum that may be taken back: « −20 € ». */
export function movedText({ cents, jobis }: { cents: number; jobis: number }): string {
  const parts = [
    ...(cents !== 0 || jobis === 0 ? [signed(cents, { cents: Math.abs(cents), jobis: 0 })] : []),
    ...(jobis !== 0 ? [signed(jobis, { cents: 0, jobis: Math.abs(jobis) })] : []),
  ];
  return parts.join(" et ");
}

const signed = (value: number, sum: { cents: number; jobis: number }) =>
  `${value < 0 ? "−" : ""}${sumText(sum)}`;
