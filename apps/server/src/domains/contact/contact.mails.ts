import { displayText } from "@jobami/api/http/display-text";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";

/** A message to the operator, as it is mailed. */
interface Message {
  /** Distinguishes it from the others, in both mails. */
  reference: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Account of whoever sent it signed in. */
  userId: string | null;
}

/** The text of the mails about a message to the operator. */
export function contactMails({ brand }: Pick<Config, "brand">) {
  return {
    toOperator: ({ reference, name, email, subject, message, userId }: Message) =>
      writeLetter(
        {
          subject: `[Contact ${reference}] ${displayText(subject)}`,
          prenom: null,
          paragraphs: [
            `${displayText(name)} (${shownAddress(email)}) vous écrit par le formulaire de contact.`,
            ...message.split(/\n\s*\n/).map((part) => part.trim()),
            userId === null ? "Envoyé sans être connecté." : `Envoyé depuis le compte ${userId}.`,
          ],
          note: `Répondez à ce message\u00a0: votre réponse ira à ${shownAddress(email)}.`,
        },
        brand,
      ),
    /** Repeats nothing that was typed: anybody can type the address of another person. */
    receipt: ({ reference }: Pick<Message, "reference">) =>
      writeLetter(
        {
          subject: `Nous avons reçu votre message (${reference})`,
          prenom: null,
          paragraphs: [
            `Votre message est arrivé chez ${brand.name}. Une personne de l’équipe le lit et vous répond à cette adresse, du lundi au vendredi, de 9\u00a0h à 18\u00a0h.`,
            `Si vous nous écrivez de nouveau à ce sujet, rappelez la référence ${reference}.`,
          ],
          note: "Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur\u00a0: ignorez ce message.",
        },
        brand,
      ),
  };
}
