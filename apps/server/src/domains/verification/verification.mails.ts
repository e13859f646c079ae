import type { Config } from "../../config.ts";
import type { NotificationDraft } from "../../platform/domain/contributions.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { DocumentRow } from "./verification.repository.ts";

const path = "/dashboard/profil/verification";

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** « votre pièce d’identité » */
function whatOf({ kind, title }: Pick<DocumentRow, "kind" | "title">): string {
  if (kind === "qualification") return `votre diplôme «\u202f${title ?? ""}\u202f»`;
  return kind === "identity" ? "votre pièce d’identité" : "votre attestation d’assurance";
}

/** What happened to a document. */
export type DocumentNews = "accepted" | "refused" | "expired" | 30 | 7;

/** What its owner is told of it: a title and a sentence. */
function newsOf(document: DocumentRow, news: DocumentNews): { title: string; sentence: string } {
  const what = whatOf(document);
  if (news === "accepted")
    return { title: "Document accepté", sentence: `Nous avons vérifié et accepté ${what}.` };
  if (news === "refused")
    return {
      title: "Document refusé",
      sentence: `Nous ne pouvons pas accepter ${what}. Motif\u00a0: ${document.reason ?? ""}`,
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
  const tone = news === "accepted" ? "success" : news === "refused" ? "warning" : "info";
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
  return writeLetter(
    {
      subject: title,
      prenom,
      paragraphs: [sentence],
      link: { label: "Voir mes documents", url: `${publicUrl}${path}` },
      note: "Vos documents sont privés\u00a0: vous et l’équipe de vérification êtes seuls à les voir.",
    },
    brand,
  );
}
