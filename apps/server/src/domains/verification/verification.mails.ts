import { displayText } from "@jobami/api/http/display-text";
import type { NotificationDraft } from "../../composition/contributions.ts";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { DocumentRow } from "./verification.repository.ts";

const path = "/dashboard/profil/verification";

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** « votre pièce d’identité » */
function whatOf({ kind, title }: Pick<DocumentRow, "kind" | "title">): string {
  if (kind === "qualification") return `votre diplôme «\u202f${title ?? ""}\u202f»`;
  return kind === "identity" ? "votre pièce d’identité" : "votre attestation d’assurance";
}

/** What is lost with a paper that counts no more. */
const lossOf = ({ kind }: Pick<DocumentRow, "kind">) =>
  kind === "insurance" ? "" : " pour le badge «\u202fVérifié\u202f»";

/** What happened to a document. */
export type DocumentNews = "accepted" | "refused" | "revoked" | "requested" | "expired" | 30 | 7;

/** What its owner reads of it: a title and a sentence. */
function newsOf(document: DocumentRow, news: DocumentNews): { title: string; sentence: string } {
  const what = whatOf(document);
  if (news === "accepted")
    return { title: "Document accepté", sentence: `Nous avons vérifié et accepté ${what}.` };
  const why = `Motif\u00a0: ${displayText(document.reason ?? "")}`;
  if (news === "refused")
    return { title: "Document refusé", sentence: `Nous ne pouvons pas accepter ${what}. ${why}` };
  if (news === "revoked")
    return {
      title: "Document qui n’est plus accepté",
      sentence: `Nous avions accepté ${what}\u00a0: ce n’est plus le cas, et ce document ne compte plus${lossOf(document)}. ${why}`,
    };
  if (news === "requested")
    return {
      title: "Document à envoyer de nouveau",
      sentence: `Nous avons besoin que vous envoyiez de nouveau ${what}. D’ici là, le document que nous avons ne compte plus${lossOf(document)}. ${why}`,
    };
  const last = document.expiresOn === null ? "" : day.format(new Date(document.expiresOn));
  if (news === "expired")
    return {
      title: "Document expiré",
      sentence: `La validité de ${what} s’est terminée le ${last}. Envoyez le nouveau document pour rester vérifié.`,
    };
  return {
    title: "Document bientôt expiré",
    sentence: `La validité de ${what} se termine le ${last}, dans moins de ${news}\u00a0jours. Envoyez le nouveau document dès que vous l’avez.`,
  };
}

/** A line in the owner's inbox. */
export function newsLine(document: DocumentRow, news: DocumentNews): NotificationDraft {
  const isBad = news === "refused" || news === "revoked" || news === "requested";
  const tone = news === "accepted" ? "success" : isBad ? "warning" : "info";
  return {
    type: "verification",
    ...newsOf(document, news),
    link: path,
    data: { documentId: document.id },
    tone,
  };
}

/** The same by mail. */
export function newsLetter(
  { brand, publicUrl }: Config,
  prenom: string,
  document: DocumentRow,
  news: DocumentNews,
) {
  const { title, sentence } = newsOf(document, news);
  const isTakenBack = news === "revoked" || news === "requested";
  return writeLetter(
    {
      subject: title,
      prenom,
      paragraphs: [
        sentence,
        ...(isTakenBack
          ? [`Si vous pensez que c’est une erreur, dites-le-nous\u00a0: ${publicUrl}/dashboard/support`]
          : []),
      ],
      link: { label: "Voir mes documents", url: `${publicUrl}${path}` },
      note: "Vos documents sont privés\u00a0: vous et l’équipe de vérification êtes seuls à les voir.",
    },
    brand,
  );
}
