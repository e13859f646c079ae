import { franceZone } from "@jobami/api/places/france-zone";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

const instant = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: franceZone,
});

/** The mail that explains a suspension, with its reason and its end as the server knows them [POL-13]. */
export function suspensionLetter(
  brand: Config["brand"],
  to: { prenom: string; reason: string | null; until: Date | null },
) {
  const why =
    to.reason === null || to.reason === "" ? [] : [`Le motif indiqué par notre équipe\u00a0: ${to.reason}`];
  return writeLetter(
    {
      subject: "Votre compte a été désactivé",
      prenom: to.prenom,
      paragraphs: [
        "Votre compte a été désactivé et vous ne pouvez plus vous connecter.",
        ...why,
        to.until === null
          ? "Cette suspension est définitive."
          : `Votre compte rouvre de lui-même le ${instant.format(to.until)}, heure de Paris.`,
      ],
      note: `Pour toute question ou pour contester cette décision\u00a0: ${brand.email}, ${brand.phone}.`,
    },
    brand,
  );
}
