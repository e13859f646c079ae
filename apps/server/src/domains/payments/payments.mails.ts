import { franceZone } from "@jobami/api/places/france-zone";
import { shownReference } from "@jobami/api/withdrawals/reference";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { CheckoutPurpose } from "./payments.tables.ts";

/** What was paid by card, in cents of a euro; `quantity`: how many of it, where it is counted. */
export interface PaidByCard {
  id: string;
  purpose: CheckoutPurpose;
  cents: number;
  quantity: number | null;
  /** The contract that it concludes; null where it goes on with what was ordered, and confirmed, before. */
  order: { reference: string; withdrawUntil: Date } | null;
  paidAt: Date;
  invoice: MailedInvoice;
}

/** What a mail states of an invoice or a credit note of the company. */
export interface MailedInvoice {
  id: string;
  number: string;
  totalCents: number;
  vatCents: number;
  vatRate: number;
}

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: franceZone,
});

const percent = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « 4,90 € TTC, dont 0,82 € de TVA à 20 % » */
function sumWithVat({ totalCents, vatCents, vatRate }: MailedInvoice): string {
  const total = euros.format(totalCents / 100);
  return vatRate === 0
    ? `${total}. TVA non applicable, art.\u00a0293\u00a0B du CGI`
    : `${total} TTC, dont ${euros.format(vatCents / 100)} de TVA à ${percent.format(vatRate / 100)}\u00a0%`;
}

/** The page of an invoice. */
const invoicePath = ({ id }: MailedInvoice) => `/dashboard/factures/${id}`;

/** What an invoice calls what was sold. */
export const soldAs = (purpose: CheckoutPurpose, quantity: number | null): string =>
  purpose === "premium" ? "Jobami premium, un mois" : `${quantity ?? 0} crédits IA`;

const bought = {
  premium: {
    what: () => "Jobami premium",
    given:
      "Il règle un mois de Jobami premium. L’abonnement se renouvelle chaque mois\u202f; vous le résiliez à tout moment, en ligne, sans frais.",
    link: { label: "Voir mon abonnement", path: "/dashboard/premium" },
  },
  credits_ia: {
    what: (quantity: number | null) => (quantity === null ? "vos crédits IA" : `${quantity} crédits IA`),
    given: "Les crédits IA sont déjà sur votre compte.",
    link: { label: "Voir mes crédits IA", path: "/dashboard/ai-credits" },
  },
} as const;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });
/** The last day on which one may withdraw, until its end. */
export const lastDay = (withdrawUntil: Date): string => day.format(withdrawUntil.getTime() - 1);
/** Where one withdraws from a contract. */
export const withdrawalUrl = (publicUrl: string, reference: string): string =>
  `${publicUrl}/renoncer?contrat=${reference}`;

/** The mail that confirms an order, as the terms of sale promise, and each month of a subscription that was paid. */
export function paymentLetter(
  { brand, publicUrl }: Pick<Config, "brand" | "publicUrl">,
  prenom: string,
  { id, purpose, cents, quantity, order, paidAt, invoice }: PaidByCard,
) {
  const { what, given, link } = bought[purpose];
  const paid = euros.format(cents / 100);
  return writeLetter(
    {
      subject: `Votre paiement est confirmé\u00a0: ${what(quantity)}`,
      prenom,
      paragraphs: [
        `Nous avons reçu votre paiement de ${paid} par carte, le ${moment.format(paidAt)}\u00a0: ${what(quantity)}.`,
        given,
        ...(order === null
          ? []
          : [
              `Votre contrat porte la référence ${shownReference(order.reference)}. Vous pouvez vous rétracter pendant 14 jours, sans motif, jusqu’au ${lastDay(order.withdrawUntil)} inclus.`,
            ]),
      ],
      items: [
        ...(order === null
          ? []
          : [
              {
                title: "Renoncer au contrat ici",
                text: "En deux étapes, avec un accusé de réception aussitôt.",
                url: withdrawalUrl(publicUrl, order.reference),
              },
            ]),
        {
          title: `Facture ${invoice.number}`,
          text: `${sumWithVat(invoice)}.`,
          url: `${publicUrl}${invoicePath(invoice)}`,
        },
      ],
      link: { label: link.label, url: `${publicUrl}${link.path}` },
      note: `Paiement ${id}. Les conditions générales de vente\u00a0: ${publicUrl}/conditions-generales`,
    },
    brand,
  );
}

/** Why something is given back. */
export type RefundReason = "left" | "withdrawn" | "twice";

const refundReasons: Record<RefundReason, string> = {
  left: "Vous nous avez quittés plutôt que d’accepter nos nouvelles conditions. Ce qui restait de votre mois de Jobami premium vous est rendu\u00a0:",
  withdrawn: "Vous avez renoncé à votre contrat. Voici ce qui vous est rendu\u00a0:",
  twice: "Vous aviez payé Jobami premium deux fois. Le second paiement vous est rendu\u00a0:",
};

/** The mail that states what is given back to who paid. */
export function refundLetter(
  { brand }: Pick<Config, "brand">,
  prenom: string,
  { id, cents, credit, why }: { id: string; cents: number; credit: MailedInvoice | null; why: RefundReason },
) {
  return writeLetter(
    {
      subject: "Votre remboursement est en route",
      prenom,
      paragraphs: [
        `${refundReasons[why]} ${euros.format(cents / 100)}.`,
        "La somme revient sur la carte qui a payé. Selon votre banque, elle y paraît sous cinq à dix jours.",
        ...(credit === null ? [] : [`Avoir ${credit.number}\u00a0: ${sumWithVat(credit)}.`]),
      ],
      note: `Remboursement ${id}. Une question\u202f? Écrivez à ${brand.email}.`,
    },
    brand,
  );
}
