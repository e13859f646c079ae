import type { NewTermsVersion, TermsVersion } from "@jobami/api/consents/contract";
import { franceZone } from "@jobami/api/places/france-zone";
import { figure } from "../frame/index.ts";

/** Copy of the versions of the terms. */
export const copy = {
  title: "Conditions",
  publish: "Annoncer de nouvelles conditions",
  lead: "Chaque membre est prévenu par notification et par e-mail, au moins 15\u00a0jours avant. À partir de la date choisie, chacun doit les accepter.",
  cgv: "Version des CGV",
  cgu: "Version des CGU",
  versionHelp: "Le même numéro si ce texte ne change pas.",
  day: "En vigueur à partir du",
  changes: "Ce qui change",
  changesHelp: "Pour les membres, en quelques phrases simples. Ce texte est envoyé tel quel.",
  continue: "Continuer",
  confirm: "Publier et prévenir tout le monde",
  publishing: "Publication…",
  back: "Revenir au texte",
  irrevocable:
    "Les e-mails partent aussitôt\u00a0: une annonce ne se modifie pas. Elle se retire jusqu’à sa date, avec une raison.",
  withdraw: "Retirer l’annonce",
  withdrawing: "Retrait…",
  keep: "Garder l’annonce",
  reason: "Pourquoi",
  reasonHelp: "Envoyé tel quel aux membres qui étaient prévenus.",
  withdrawn: "L’annonce est retirée.",
  notWithdrawn: "L’annonce n’a pas pu être retirée. Réessayez.",
  published: "Les conditions sont publiées. Les membres sont prévenus.",
  list: "Versions, la plus récente en premier",
  versions: "Toutes les versions",
  failed: "Les versions n’ont pas pu être chargées.",
  offline: "Vérifiez votre connexion\u00a0: la page se relit dès qu’elle revient.",
  retry: "Réessayer",
  notPublished: "Les conditions n’ont pas pu être publiées. Réessayez.",
  since: "En vigueur depuis l’ouverture",
} as const;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });
const plainDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** « Au plus tôt le 10 décembre 2026. » */
export const earliestText = (iso: string) => `Au plus tôt le ${plainDay.format(new Date(iso))}.`;

/** « CGV 1.1 et CGU 1.0 » */
export const namesOf = ({ cgvVersion, cguVersion }: Pick<TermsVersion, "cgvVersion" | "cguVersion">) =>
  `CGV ${cgvVersion} et CGU ${cguVersion}`;

/** What is asked before the mails leave. */
export const questionOf = (version: NewTermsVersion) => `Publier les ${namesOf(version)}\u202f?`;

/** What is about to happen. */
export const consequenceOf = ({ takesEffectOn }: NewTermsVersion) =>
  `Elles s’appliqueront à partir du ${plainDay.format(new Date(takesEffectOn))}.`;

/** What is asked before an announcement is taken back. */
export const withdrawalQuestion = (version: TermsVersion) => `Retirer les ${namesOf(version)}\u202f?`;

/** Who is informed of it. */
export const withdrawalConsequence = ({ told: notified }: TermsVersion) =>
  notified === 0
    ? "Personne n’a encore été prévenu\u00a0: personne ne le sera."
    : `${people(notified, "membre prévenu sera averti", "membres prévenus seront avertis")} par notification et par e-mail.`;

/** What stands below a version: what it changed, and why it was taken back. */
export const noteOf = ({ changes, withdrawalReason }: TermsVersion) =>
  [changes, withdrawalReason === null ? null : `Retirée\u00a0: ${withdrawalReason}`]
    .filter((part) => part !== null)
    .join(" — ");

/** Why nothing can be published now, and from when on it can. */
export function announcedText(version: TermsVersion): { title: string; text: string } {
  const since = version.takesEffectAt === null ? "" : day.format(new Date(version.takesEffectAt));
  return {
    title: `Les ${namesOf(version)} sont annoncées pour le ${since}`,
    text: "Une seule version s’annonce à la fois\u00a0: la suivante pourra être publiée à partir de cette date.",
  };
}

export const statusLabels: Record<TermsVersion["status"], string> = {
  announced: "Annoncée",
  inForce: "En vigueur",
  former: "Ancienne",
  withdrawn: "Retirée",
};

export const statusTones = {
  announced: "info",
  inForce: "success",
  former: "neutral",
  withdrawn: "warning",
} as const;

const people = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${figure(count)} ${many}`;

/** From when on a version held, and how many know and accept it. */
export function detailOf({ takesEffectAt, told: notified, accepted, status, id }: TermsVersion): string {
  const since = takesEffectAt === null ? copy.since : `À partir du ${day.format(new Date(takesEffectAt))}`;
  return [
    since,
    ...(id === null ? [] : [people(notified, "membre prévenu", "membres prévenus")]),
    ...(status === "announced" || status === "withdrawn"
      ? []
      : [people(accepted, "acceptation en cours", "acceptations en cours")]),
  ].join(" · ");
}
