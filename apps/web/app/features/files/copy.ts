import type { FilePurpose } from "@jobami/api/files/routes";

/** What a purpose takes, in words. */
export function kindsInWords({ kind }: Pick<FilePurpose, "kind">): string {
  return kind === "document" ? "PDF, JPEG, PNG ou WebP" : "JPEG, PNG ou WebP";
}

export const words = {
  failed: "L’envoi n’a pas abouti. Réessayez.",
  held: "L’envoi reprendra dès que la connexion sera revenue.",
} as const;
