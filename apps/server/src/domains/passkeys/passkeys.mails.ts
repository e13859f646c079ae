import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

/** The mail about a passkey that came or went. */
export function passkeyLetter(
  { brand, publicUrl }: Config,
  { prenom, name, isAdded }: { prenom: string; name: string; isAdded: boolean },
) {
  return writeLetter(
    {
      subject: isAdded ? "Une clé d’accès ouvre votre compte" : "Une clé d’accès est retirée",
      prenom,
      paragraphs: [
        isAdded
          ? `La clé d’accès «\u202f${name}\u202f» vient d’être ajoutée à votre compte.`
          : `La clé d’accès «\u202f${name}\u202f» n’ouvre plus votre compte.`,
        "Si ce n’était pas vous, changez votre mot de passe et fermez les autres sessions.",
      ],
      link: { label: "Ouvrir la sécurité du compte", url: `${publicUrl}/dashboard/profil/securite` },
      note: "Vous recevez cet e-mail parce qu’il y va de la sécurité de votre compte.",
    },
    brand,
  );
}
