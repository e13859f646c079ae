import { franceZone } from "@jobami/api/places/france-zone";
import type { OpenContract } from "@jobami/api/withdrawals/contract";
import { shownReference } from "@jobami/api/withdrawals/reference";
import type { WithdrawalProblem } from "@jobami/machines/money/withdrawal";

export const copy = {
  title: "Renoncer à un contrat",
  description:
    "Renoncez en deux étapes à ce que vous avez acheté sur le site, pendant quatorze jours, sans donner de raison.",
  lead: "Vous avez quatorze jours pour renoncer à un achat fait sur le site, sans donner de raison\u00a0: l’abonnement premium ou des crédits IA.",
  law: "Code de la consommation, article L. 221-21",
  lawUrl: "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565/",
  stepOne: "Étape 1 sur 2\u00a0: votre déclaration",
  stepTwo: "Étape 2 sur 2\u00a0: confirmation",
  required: "Tous les champs sont obligatoires.",
  name: "Votre nom",
  contract: "Contrat",
  reference: "Référence du contrat",
  referenceHelp: "Dix signes, dans l’e-mail qui a confirmé votre commande. Exemple\u00a0: K7M2P-9QXAB.",
  email: "Adresse e-mail de l’accusé de réception",
  emailSignedOut: "Adresse e-mail de votre compte",
  emailSignedOutHelp: "L’accusé de réception y arrive.",
  next: "Continuer",
  checking: "Vérification…",
  check: "Relisez avant de confirmer. Rien n’est encore envoyé.",
  consequence:
    "Premium s’arrête aussitôt, et les crédits qui n’ont pas servi sont repris. Ce qui est dû vous est rendu par le moyen qui a payé\u00a0: sur la carte, ou en Jobi.",
  confirm: "Confirmer la rétractation",
  confirming: "Envoi de votre déclaration…",
  back: "Modifier",
  declared: "Votre déclaration est reçue",
  receipt: (email: string) =>
    `Un accusé de réception part à ${email}, avec ce que vous avez déclaré, le jour et l’heure. Gardez-le.`,
  at: "Reçue le",
  home: "Retour à l’accueil",
  invalid: "Certaines informations sont à corriger.",
  offline: "Pas de connexion\u00a0: rien n’est parti",
  offlineText:
    "Confirmez de nouveau dès que la connexion revient\u00a0: la déclaration ne comptera qu’une fois.",
  failed: "Votre déclaration n’est pas partie",
  failedText: "Réessayez dans un instant\u00a0: elle ne comptera qu’une fois.",
  over: "Le délai est passé",
  here: "Renoncer au contrat ici",
  consentMissing: "Cochez cette case pour commander\u00a0: rien ne se vend ici pour dans quatorze jours.",
} as const;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });
const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "medium",
  timeZone: franceZone,
});

/** « 30 crédits IA, commandés le 18 novembre 2026 » */
export const contractText = ({ kind, quantity, concludedAt }: OpenContract): string => {
  const on = day.format(new Date(concludedAt));
  return kind === "premium"
    ? `Jobami premium, commandé le ${on}`
    : `${quantity ?? 0} crédits IA, commandés le ${on}`;
};

/** « Vous pouvez y renoncer jusqu’au 2 décembre 2026 inclus. » */
export const untilText = ({ withdrawUntil }: OpenContract): string =>
  `Vous pouvez y renoncer jusqu’au ${day.format(Date.parse(withdrawUntil) - 1)} inclus, sans donner de raison.`;

/** « 20 novembre 2026 à 15:12:00 » */
export const momentText = (instant: string): string => moment.format(new Date(instant));

/** A contract as it is named once more before it is confirmed. */
export const namedContract = (reference: string, contracts: readonly OpenContract[]): string => {
  const known = contracts.find((one) => one.reference === reference);
  return known === undefined ? reference : `${contractText(known)} (${shownReference(reference)})`;
};

/** What a problem states above the form. */
export function problemText({ code, message }: Omit<WithdrawalProblem, "code"> & { code: string }): {
  title: string;
  text: string | null;
} {
  if (code === "OFFLINE") return { title: copy.offline, text: copy.offlineText };
  if (code === "OVER") return { title: copy.over, text: message };
  if (code === "INVALID") return { title: message || copy.invalid, text: null };
  return { title: copy.failed, text: message || copy.failedText };
}
