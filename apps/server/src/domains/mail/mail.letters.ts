import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

/** The mail that explains a deactivation, with the reason the server knows. */
export function suspensionLetter(brand: Config["brand"], to: { prenom: string; reason: string | null }) {
  const why =
    to.reason === null || to.reason === "" ? [] : [`Le motif indiqué par notre équipe\u00a0: ${to.reason}`];
  return writeLetter(
    {
      subject: "Votre compte a été désactivé",
      prenom: to.prenom,
      paragraphs: ["Votre compte a été désactivé et vous ne pouvez plus vous connecter.", ...why],
      note: `Pour toute question ou pour contester cette décision\u00a0: ${brand.email}, ${brand.phone}.`,
    },
    brand,
  );
}
