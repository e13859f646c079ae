import type { DocumentType } from "@jobami/api/billing/routes";
import { displayText } from "@jobami/api/http/display-text";
import type { Config } from "../../config.ts";
import { isLinkable, writeLetter } from "../../platform/mail/letter.ts";
import { clientPath, namedDocument } from "./billing.copy.ts";

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const labels: Record<DocumentType, string> = {
  devis: "Voir le devis et y répondre",
  facture: "Voir la facture",
  avoir: "Voir l’avoir",
};

/** The mail that brings a document; `key` lets its reader answer a quote. The issuer chose text and addressee: a name with an address is left out. */
export function documentLetter(
  { brand, publicUrl }: Pick<Config, "brand" | "publicUrl">,
  document: { type: DocumentType; number: string | null; publicId: string | null; totalCents: number },
  { issuerName, key }: { issuerName: string; key: string },
) {
  const name = isLinkable(issuerName) ? "Un jobbeur" : displayText(issuerName);
  const named = namedDocument(document);
  return writeLetter(
    {
      subject: `${name} vous envoie ${named}`,
      prenom: null,
      paragraphs: [
        `${name} vous envoie ${named}, d’un montant de ${euros.format(document.totalCents / 100)}, par ${brand.name}.`,
      ],
      link: {
        label: labels[document.type],
        url: `${publicUrl}${clientPath(document)}${document.type === "devis" ? `?cle=${key}` : ""}`,
      },
      note: `Ce lien est personnel\u00a0: qui l’a peut lire le document${document.type === "devis" ? " et y répondre" : ""}. Si vous n’attendez rien de cette personne, ignorez ce message.`,
    },
    brand,
  );
}
