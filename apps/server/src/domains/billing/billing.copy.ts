import type { DocumentType } from "@jobami/api/billing/routes";
import type { NotificationDraft } from "../../composition/contributions.ts";
import { quoted } from "../missions/missions.domain.ts";

/** What is stated of a document. */
interface About {
  id: string;
  type: DocumentType;
  number: string | null;
  publicId: string | null;
  clientName: string;
  subject: string;
}

const articles: Record<DocumentType, readonly [a: string, the: string, your: string]> = {
  devis: ["Un devis", "le devis", "votre devis"],
  facture: ["Une facture", "la facture", "votre facture"],
  avoir: ["Un avoir", "l’avoir", "votre avoir"],
};

/** The page on which its client reads a document. */
export const clientPath = ({ type, publicId }: Pick<About, "type" | "publicId">): string =>
  `${type === "devis" ? "/quote-acceptance" : "/document"}/${publicId ?? ""}`;

/** « le devis D-2026-0001 » */
export const namedDocument = ({ type, number }: Pick<About, "type" | "number">): string =>
  `${articles[type][1]} ${number ?? ""}`;

const about = ({ subject }: About) => (subject.trim() === "" ? "" : ` ${quoted(subject)}`);

/** What a client of Jobami reads when a document is sent to them. */
export function clientNotification(document: About, issuerName: string): NotificationDraft {
  const [a] = articles[document.type];
  return {
    type: "billing",
    title: `${a} vous attend`,
    sentence: `${issuerName} vous envoie ${namedDocument(document)}${about(document)}.`,
    link: clientPath(document),
    data: { documentId: document.id },
    tone: "info",
  };
}

/** What the issuer reads of what became of a quote. */
export function issuerNotification(
  document: About,
  of: "quote.accepted" | "quote.refused" | "validity.ended",
): NotificationDraft {
  const named = `${document.number ?? ""}${about(document)}`;
  const copy = {
    "quote.accepted": [
      "Votre devis est accepté",
      `${document.clientName} accepte votre devis ${named}.`,
      "success",
    ],
    "quote.refused": [
      "Votre devis est refusé",
      `${document.clientName} refuse votre devis ${named}.`,
      "warning",
    ],
    "validity.ended": [
      "Un devis a expiré",
      `Votre devis ${named} est resté sans réponse jusqu’à sa date de validité.`,
      "info",
    ],
  } as const;
  const [title, sentence, tone] = copy[of];
  return {
    type: "billing",
    title,
    sentence,
    link: `/dashboard/facturation/${document.id}`,
    data: { documentId: document.id },
    tone,
  };
}
