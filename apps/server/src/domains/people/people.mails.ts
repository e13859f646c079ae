import { franceZone } from "@jobami/api/places/france-zone";
import type { Config } from "../../config.ts";
import type { NotificationDraft } from "../../platform/domain/contributions.ts";
import { writeLetter } from "../../platform/mail/letter.ts";

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** The mail of a warning: what is reproached, and what may follow [POL-11]. */
export function warningLetter({ brand, publicUrl }: Config, to: { prenom: string; reason: string }) {
  return writeLetter(
    {
      subject: "Avertissement au sujet de votre compte",
      prenom: to.prenom,
      paragraphs: [
        `L’équipe de modération vous adresse un avertissement. Le motif\u00a0: ${to.reason}`,
        "Votre compte reste ouvert. Si cela se reproduit, il peut être suspendu de 24 heures à 30 jours, ou définitivement.",
      ],
      link: { label: "Lire les règles", url: `${publicUrl}/conditions-utilisation` },
      note: `Pour contester cette décision\u00a0: ${brand.email}, ${brand.phone}.`,
    },
    brand,
  );
}

/** The line of a warning in the inbox. */
export function warningLine(reason: string): NotificationDraft {
  return {
    type: "account",
    title: "Avertissement de la modération",
    sentence: `L’équipe de modération vous adresse un avertissement. Le motif\u00a0: ${reason}`,
    link: "/conditions-utilisation",
    data: {},
    tone: "warning",
  };
}

/** The mail that reminds somebody of an account that they do not use, and says what happens to it and when. */
export function reminderLetter(
  { brand, publicUrl }: Config,
  to: { prenom: string; lastActiveAt: Date; closableFrom: Date },
) {
  return writeLetter(
    {
      subject: "Vous gardez votre compte\u202f?",
      prenom: to.prenom,
      paragraphs: [
        `Votre compte ${brand.name} n’a pas servi depuis le ${day.format(to.lastActiveAt)}. Pour le garder, connectez-vous.`,
        `Un compte sans connexion pendant trois ans est fermé et ses données sont effacées. Le vôtre ne le sera pas avant le ${day.format(to.closableFrom)}.`,
      ],
      link: { label: "Me connecter", url: `${publicUrl}/login` },
      note: "Vous n’en voulez plus\u202f? Vous pouvez aussi supprimer votre compte vous-même, dans vos réglages.",
    },
    brand,
  );
}

/** The line of a wish. */
export function wishLine(brand: Config["brand"]): NotificationDraft {
  return {
    type: "birthday",
    title: "Joyeux anniversaire\u202f!",
    sentence: `Toute l’équipe ${brand.name} vous souhaite un très bon anniversaire.`,
    link: null,
    data: {},
    tone: "success",
  };
}
