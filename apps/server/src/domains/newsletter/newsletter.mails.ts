import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { mailedAddress } from "../../platform/mail/mailed-address.ts";

/** The text of the mails about the newsletter. */
export function newsletterMails(config: Config) {
  const { brand } = config;
  const leave = (token: string) => ({
    label: "Me désabonner",
    url: mailedAddress(config, "/newsletter/unsubscribe", token),
  });
  return {
    confirmation: ({ token }: { token: string }) =>
      writeLetter(
        {
          subject: "Confirmez votre abonnement à la newsletter",
          prenom: null,
          paragraphs: [
            `Vous avez demandé à recevoir la newsletter de ${brand.name}.`,
            "Confirmez votre adresse pour la recevoir. Ce lien est valable 7 jours.",
          ],
          link: {
            label: "Confirmer mon abonnement",
            url: mailedAddress(config, "/newsletter/verify", token),
          },
          note: "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00a0: rien ne vous sera envoyé.",
        },
        brand,
      ),
    welcome: ({ leaveToken }: { leaveToken: string }) =>
      writeLetter(
        {
          subject: "Bienvenue dans la newsletter",
          prenom: null,
          paragraphs: [
            `Votre abonnement à la newsletter de ${brand.name} est confirmé.`,
            "Vous pouvez y mettre fin à tout moment, par ce lien que vous retrouverez dans chaque envoi.",
          ],
          link: leave(leaveToken),
          note: `Vous recevez ce message parce que vous avez confirmé votre abonnement chez ${brand.name}.`,
        },
        brand,
      ),
    reminder: ({ leaveToken }: { leaveToken: string }) =>
      writeLetter(
        {
          subject: "Vous êtes déjà abonné à la newsletter",
          prenom: null,
          paragraphs: [
            `Cette adresse reçoit déjà la newsletter de ${brand.name}\u00a0: vous n’avez rien à faire.`,
          ],
          link: leave(leaveToken),
          note: "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.",
        },
        brand,
      ),
  };
}
