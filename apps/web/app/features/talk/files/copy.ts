import type { FilePurpose } from "@jobami/api/files/routes";

/** What a purpose takes, as text. */
export function kindsText({ kind }: Pick<FilePurpose, "kind">): string {
  return kind === "document" ? "PDF, JPEG, PNG ou WebP" : "JPEG, PNG ou WebP";
}

export const copy = {
  failed: "L’envoi n’a pas abouti. Réessayez.",
  held: "L’envoi reprendra dès que la connexion sera revenue.",
  notArrived: "Attendez que tout soit arrivé, ou retirez ce qui n’arrive pas.",
  preview: "Aperçu du document",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  rotate: "Tourner d’un quart",
  download: "Télécharger le PDF",
  pdf: "Un PDF se télécharge\u00a0: il n’est jamais ouvert dans cette page.",
} as const;

/** A picture that opens large in a tab of its own. */
export const pictureLabel = (name: string): string => `Photo «\u202f${name}\u202f», l’ouvrir en grand`;
/** A picture that opens large over the page. */
export const viewLabel = (name: string): string => `Voir la photo «\u202f${name}\u202f»`;
