import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { CheckoutPurpose } from "./payments.tables.ts";

/** What was paid by card, in cents of a euro; `quantity`: how many of it, where it is counted. */
export interface PaidByCard {
  id: string;
  purpose: CheckoutPurpose;
  cents: number;
  quantity: number | null;
  /** It goes on with what was ordered, and confirmed, before. */
  isRenewal: boolean;
  paidAt: Date;
  invoice: MailedInvoice;
}

/** What a mail says of an invoice or a credit note of the house. */
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
  timeZone: "Europe/Paris",
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

/** The mail that confirms an order, as the terms of sale promise, and each month of a subscription that was paid. */
export function paymentLetter(
  { brand, publicUrl }: Pick<Config, "brand" | "publicUrl">,
  prenom: string,
  { id, purpose, cents, quantity, isRenewal, paidAt, invoice }: PaidByCard,
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
        ...(isRenewal
          ? []
          : [
              `Vous pouvez vous rétracter pendant 14 jours à compter de la commande, sans motif\u00a0: écrivez-le à ${brand.email}.`,
            ]),
      ],
      items: [
        {
          title: `Facture ${invoice.number}`,
          words: `${sumWithVat(invoice)}.`,
          url: `${publicUrl}${invoicePath(invoice)}`,
        },
      ],
      link: { label: link.label, url: `${publicUrl}${link.path}` },
      note: `Paiement ${id}. Les conditions générales de vente${isRenewal ? "" : " et le modèle de rétractation"}\u00a0: ${publicUrl}/conditions-generales`,
    },
    brand,
  );
}

/** The mail that tells what is given back, to who paid and has left: no page of theirs says it. */
export function refundLetter(
  { brand }: Pick<Config, "brand">,
  prenom: string,
  { id, cents, credit }: { id: string; cents: number; credit: MailedInvoice | null },
) {
  return writeLetter(
    {
      subject: "Votre remboursement est en route",
      prenom,
      paragraphs: [
        `Vous avez quitté ${brand.name} plutôt que d’accepter ses nouvelles conditions. Ce qui restait de votre mois de Jobami premium vous est rendu\u00a0: ${euros.format(cents / 100)}.`,
        "La somme revient sur la carte qui a payé. Selon votre banque, elle y paraît sous cinq à dix jours.",
        ...(credit === null ? [] : [`Avoir ${credit.number}\u00a0: ${sumWithVat(credit)}.`]),
      ],
      note: `Remboursement ${id}. Une question\u202f? Écrivez à ${brand.email}.`,
    },
    brand,
  );
}
