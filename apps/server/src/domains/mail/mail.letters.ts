import { franceZone } from "@jobami/api/places/france-zone";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

const instant = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: franceZone,
});

/** The mail that explains a suspension: its reason and its end as the server knows them, what stays possible, and how it is contested [POL-13]. */
export function suspensionLetter(
  brand: Config["brand"],
  to: { prenom: string; reason: string | null; until: Date | null; link: string | null },
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
        "Ce qui reste possible\u00a0: la personne avec qui une mission a commencé peut toujours la confirmer, et vos Jobi, vos documents et vos messages sont conservés. Écrivez-nous pour recevoir vos données ou supprimer votre compte.",
        "Si vous n’êtes pas d’accord, vous avez six mois pour contester cette décision, gratuitement et sans vous connecter\u00a0: une autre personne la réexamine.",
      ],
      ...(to.link === null ? {} : { link: { label: "Contester cette décision", url: to.link } }),
      note: `Une question\u00a0: ${brand.email}, ${brand.phone}.`,
    },
    brand,
  );
}
