import type { Role } from "@jobami/api/http/route";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

/** What staff's roles are called. */
const roleNames = { jobutil: "membre", jobmodo: "modération", jobpadm: "administration" } as const;

/** Informs a person that their role changed: whoever did not expect it hears of it at once. */
export function roleLetter({ brand, publicUrl }: Config, role: Role, prenom: string) {
  const isStaff = role !== "jobutil";
  return writeLetter(
    {
      subject: isStaff ? "Votre compte a de nouveaux droits" : "Votre compte n’a plus de droits d’équipe",
      prenom,
      paragraphs: isStaff
        ? [
            `Votre compte ${brand.name} a maintenant le rôle «\u202f${roleNames[role]}\u202f».`,
            "Avant d’entrer dans l’espace de l’équipe, activez la vérification en deux étapes.",
          ]
        : [`Votre compte ${brand.name} est redevenu un compte de membre. Rien d’autre ne change.`],
      ...(isStaff
        ? {
            link: { label: "Ouvrir mes réglages de sécurité", url: `${publicUrl}/dashboard/profil/securite` },
          }
        : {}),
      note: `Vous ne vous y attendiez pas\u202f? Écrivez-nous tout de suite\u00a0: ${brand.email}.`,
    },
    brand,
  );
}
