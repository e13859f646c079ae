import { franceZone } from "@jobami/api/places/france-zone";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { mailedAddress } from "../../platform/mail/mailed-address.ts";
import { deviceLabel } from "./device-label.ts";

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: franceZone,
});

/** The mail about a sign-in with a browser that was never used before. Opening its link changes nothing yet. */
export function newDeviceLetter(
  config: Config,
  to: {
    prenom: string;
    token: string;
    at: Date;
    session: { browser: string | null; system: string | null };
  },
) {
  const { brand } = config;
  return writeLetter(
    {
      subject: `Nouvelle connexion depuis ${deviceLabel(to.session)}`,
      prenom: to.prenom,
      paragraphs: [
        `Votre compte ${brand.name} vient d’être ouvert depuis un appareil que nous ne connaissions pas\u00a0: ${deviceLabel(to.session)}, le ${moment.format(to.at)}.`,
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, ouvrez ce lien\u00a0: vous pourrez déconnecter cet appareil et choisir un nouveau mot de passe. Il est valable 24 heures et ne sert qu’une fois.",
      ],
      link: {
        label: "Ce n’était pas moi",
        url: mailedAddress(config, "/unknown-device", to.token),
      },
      note: "Ce message part à chaque première connexion depuis un navigateur, et après l’effacement de ses cookies.",
    },
    brand,
  );
}
