import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { mailedAddress } from "../../platform/mail/mailed-address.ts";

/** The mail whose link confirms the deletion of an account. Opening it deletes nothing. */
export function deletionLetter(config: Config, to: { prenom: string; token: string }) {
  const { brand } = config;
  return writeLetter(
    {
      subject: "Confirmez la suppression de votre compte",
      prenom: to.prenom,
      paragraphs: [
        "Vous avez demandé la suppression de votre compte. Ouvrez ce lien pour voir ce qui sera perdu et confirmer\u202f; votre mot de passe vous sera demandé une dernière fois.",
        "Ce lien est valable 24 heures. Sans confirmation, rien n’est supprimé.",
      ],
      link: {
        label: "Voir et confirmer",
        url: mailedAddress(config, "/account/delete/confirm", to.token),
      },
      note: "Si vous n’êtes pas à l’origine de cette demande, changez votre mot de passe et annulez-la dans vos paramètres.",
    },
    brand,
  );
}
