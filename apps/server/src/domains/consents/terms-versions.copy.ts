import { franceZone } from "@jobami/api/places/france-zone";
import type { NotificationDraft } from "../../composition/contributions.ts";
import type { Config } from "../../config.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { TermsVersionRow } from "./terms-versions.repository.ts";

type Version = Pick<TermsVersionRow, "id" | "cgvVersion" | "cguVersion" | "changes" | "takesEffectAt">;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });

/** Where a person reads and answers. */
const consentsPath = "/dashboard/parametres#consentement";

const title = "Nos conditions changent";
const what = ({ cgvVersion, cguVersion, takesEffectAt }: Version) =>
  `Les CGV (version ${cgvVersion}) et les CGU (version ${cguVersion}) s’appliquent à partir du ${day.format(takesEffectAt)}.`;

/** The line about new terms in an inbox. */
export function announcementLine(version: Version): NotificationDraft {
  return {
    type: "account",
    title,
    sentence: `${what(version)} Ce qui change\u00a0: ${version.changes}`,
    link: consentsPath,
    data: { termsVersionId: version.id },
    tone: "info",
  };
}

const unchangedTitle = "Nos conditions ne changent pas";
const unchangedMail = ({ cgvVersion, cguVersion, takesEffectAt }: Version) =>
  `Les CGV (version ${cgvVersion}) et les CGU (version ${cguVersion}) annoncées pour le ${day.format(takesEffectAt)} sont retirées\u00a0: celles que vous avez acceptées continuent.`;

/** The line about terms that were taken back. */
export function withdrawalLine(version: Version, reason: string): NotificationDraft {
  return {
    type: "account",
    title: unchangedTitle,
    sentence: `${unchangedMail(version)} ${reason}`,
    link: consentsPath,
    data: { termsVersionId: version.id },
    tone: "info",
  };
}

/** The mail about terms that were taken back, to whoever was informed of them. */
export function withdrawalLetter(
  { brand, publicUrl }: Config,
  prenom: string,
  version: Version,
  reason: string,
) {
  return writeLetter(
    {
      subject: unchangedTitle,
      prenom,
      paragraphs: [unchangedMail(version), reason, "Vous n’avez rien à faire."],
      link: { label: "Voir mes consentements", url: `${publicUrl}${consentsPath}` },
      note: "Vous recevez cet e-mail parce que nous vous avions annoncé ce changement.",
    },
    brand,
  );
}

/** The mail about new terms: what changes, from when on, and what can be done. */
export function announcementLetter({ brand, publicUrl }: Config, prenom: string, version: Version) {
  return writeLetter(
    {
      subject: title,
      prenom,
      paragraphs: [
        what(version),
        `Ce qui change\u00a0: ${version.changes}`,
        "À partir de cette date, nous vous demanderons de les accepter. Jusque-là, rien ne change pour vous.",
        "Si vous ne les acceptez pas, vous pouvez télécharger vos données et fermer votre compte, dans Paramètres, Données et compte.",
      ],
      link: { label: "Voir mes consentements", url: `${publicUrl}${consentsPath}` },
      note: `Vous recevez cet e-mail parce que vous avez un compte ${brand.name}\u00a0: chacun est prévenu au moins 15\u00a0jours avant.`,
    },
    brand,
  );
}
