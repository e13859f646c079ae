import type { AccountEvent } from "@jobami/machines/account/account";
import type { Config } from "../../config.ts";
import { type Letter, writeLetter } from "../../platform/mail/letter.ts";

type MailCopy = Pick<Letter, "subject" | "paragraphs" | "link" | "note">;

/** What the owner of an account reads of a step of its life; null when the step needs no mail. */
export function accountLetters({ brand, publicUrl }: Config) {
  const signIn = { label: "Me connecter", url: `${publicUrl}/login` };
  const notMe = `Si ce n’était pas vous, écrivez-nous tout de suite\u00a0: ${brand.email}.`;
  const reinstated: MailCopy = {
    subject: "Votre compte est de nouveau ouvert",
    paragraphs: ["Votre suspension est terminée. Vous pouvez vous connecter."],
    link: signIn,
    note: `Une question\u202f? Écrivez-nous\u00a0: ${brand.email}.`,
  };
  const copy: Partial<Record<AccountEvent["type"], MailCopy>> = {
    "account.paused": {
      subject: "Votre compte est en pause",
      paragraphs: [
        "Vos sessions sont fermées, vous ne recevez plus de nouvelles missions et rien n’est effacé.",
        "Pour le réactiver, reconnectez-vous.",
      ],
      link: signIn,
      note: notMe,
    },
    "owner.signedIn": {
      subject: "Votre compte n’est plus en pause",
      paragraphs: ["Vous vous êtes reconnecté\u00a0: votre compte est de nouveau actif. Bon retour."],
      note: notMe,
    },
    "account.reinstated": reinstated,
    "suspension.lapsed": reinstated,
    "account.closed": {
      subject: "Votre compte est fermé",
      paragraphs: [
        "Vous ne vous étiez pas connecté depuis trois ans et notre rappel est resté sans suite\u00a0: votre compte est fermé et vos données personnelles sont effacées.",
        `Cette adresse peut servir à un nouveau compte chez ${brand.name}.`,
      ],
      note: `Une question sur vos données\u202f? Nous répondons en un mois au plus\u00a0: ${brand.email}.`,
    },
    "account.erased": {
      subject: "Votre compte est supprimé",
      paragraphs: [
        "Votre compte et vos données personnelles sont effacés, comme vous l’avez demandé.",
        `Merci d’avoir été des nôtres. Cette adresse peut servir à un nouveau compte chez ${brand.name}.`,
      ],
      note: `Une question sur vos données\u202f? Nous répondons en un mois au plus\u00a0: ${brand.email}.`,
    },
  };
  return (of: AccountEvent["type"], prenom: string) => {
    const letter = copy[of];
    return letter === undefined ? null : writeLetter({ prenom, ...letter }, brand);
  };
}
