import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { mailedAddress } from "../../platform/mail/mailed-address.ts";

/** The text of the mails about a change of address. */
export function emailChangeMails(config: Config) {
  const { brand } = config;
  const link = (token: string) => ({
    label: "Voir et répondre",
    url: mailedAddress(config, "/account/email", token),
  });
  const life = "Ce lien est valable 24 heures. L’adresse change quand les deux messages ont été confirmés.";
  return {
    toCurrent: (to: { prenom: string; token: string; maskedNext: string }) =>
      writeLetter(
        {
          subject: "Confirmez votre changement d’adresse e-mail",
          prenom: to.prenom,
          paragraphs: [
            `Vous avez demandé que votre compte utilise l’adresse ${to.maskedNext} au lieu de celle-ci.`,
            life,
          ],
          link: link(to.token),
          note: "Si ce n’était pas vous, ouvrez ce lien pour refuser, puis changez votre mot de passe\u00a0: quelqu’un le connaît.",
        },
        brand,
      ),
    toNext: (to: { prenom: string; token: string }) =>
      writeLetter(
        {
          subject: "Confirmez votre nouvelle adresse e-mail",
          prenom: to.prenom,
          paragraphs: ["Vous avez demandé que votre compte utilise cette adresse.", life],
          link: link(to.token),
          note: "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message\u00a0: rien ne change sans vous.",
        },
        brand,
      ),
    alreadyKnown: (to: { prenom: string }) =>
      writeLetter(
        {
          subject: "Votre adresse a déjà un compte",
          prenom: to.prenom,
          paragraphs: [
            `Quelqu’un a voulu utiliser votre adresse e-mail pour un autre compte ${brand.name}. Elle est déjà celle du vôtre\u00a0: rien ne change.`,
          ],
          note: "Si c’était vous, connectez-vous avec cette adresse, ou choisissez-en une autre pour le second compte. Sinon, ignorez ce message.",
        },
        brand,
      ),
    resumed: (to: { prenom: string }) =>
      writeLetter(
        {
          subject: "Vos e-mails reprennent",
          prenom: to.prenom,
          paragraphs: [
            "Vous avez demandé à recevoir de nouveau nos e-mails à cette adresse. Si vous lisez ceci, tout est en ordre\u00a0: rien d’autre n’est à faire.",
          ],
          note: `Si ce n’était pas vous, écrivez-nous tout de suite\u00a0: ${brand.email}.`,
        },
        brand,
      ),
    changed: (to: { prenom: string; maskedNext: string }) =>
      writeLetter(
        {
          subject: "Votre adresse e-mail a changé",
          prenom: to.prenom,
          paragraphs: [
            `Votre compte utilise maintenant l’adresse ${to.maskedNext}. C’est elle que vous saisirez pour vous connecter.`,
          ],
          note: `Si ce n’était pas vous, écrivez-nous tout de suite\u00a0: ${brand.email}.`,
        },
        brand,
      ),
  };
}
