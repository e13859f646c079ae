import type { ConsentRecordRow } from "@jobami/api/consents/contract";
import type { ConsentKind, RecordState } from "@jobami/api/consents/routes";
import { displayText } from "@jobami/api/http/display-text";
import { franceZone } from "@jobami/api/places/france-zone";
import type { RegisterSearch } from "./consent-register.search.ts";

/** Copy of the register of consents. */
export const copy = {
  title: "Consentements",
  list: "Consentements, le plus récent en premier",
  search: "Rechercher une personne",
  searchHint: "Nom ou adresse e-mail",
  submit: "Rechercher",
  filters: "Filtres",
  text: "Texte",
  everyText: "Tous les textes",
  state: "État",
  everyState: "Tous les états",
  version: "Version",
  versionHint: "Version, ex. 1.0",
  versionError: "Une version s’écrit comme 1.0.",
  dates: "Donné entre",
  download: "Télécharger en CSV",
  gone: "Compte supprimé",
  noneTitle: "Aucun consentement ne correspond",
  noneDetail: "Retirez un filtre, ou cherchez avec d’autres mots.",
  everything: "Tout voir",
  emptyTitle: "Aucun consentement pour l’instant",
  emptyDetail: "Chaque acceptation s’inscrit ici, avec sa version et son heure.",
  history: "Historique des consentements",
  close: "Fermer l’historique",
  historyFailed: "L’historique n’a pas pu être chargé.",
  historyUnknown: "Cette personne n’existe pas.",
  retry: "Réessayer",
  noHistory: "Cette personne n’a rien accepté.",
  cut: "Seuls les 200 plus récents sont montrés ici. Le fichier CSV les contient tous.",
} as const;

/** The texts, by what they are called. */
export const textLabels: Record<ConsentKind, string> = { terms: "CGV et CGU", ai: "Usage de l’IA" };

/** How a consent stands. */
export const stateLabels: Record<RecordState, string> = {
  given: "En vigueur",
  revoked: "Retiré",
  lapsed: "Échu",
  outdated: "Ancienne version",
  replaced: "Renouvelé",
};

export const stateTones = {
  given: "success",
  revoked: "danger",
  lapsed: "warning",
  outdated: "warning",
  replaced: "neutral",
} as const satisfies Record<RecordState, string>;

/** Which text, in which version. */
export function versionsText({ text, versions }: Pick<ConsentRecordRow, "text" | "versions">): string {
  if (versions === null) return textLabels[text];
  const { cgv, cgu } = versions;
  return cgv === cgu ? `CGV et CGU ${cgv}` : `CGV ${cgv}, CGU ${cgu}`;
}

/** Who gave it, as their account is called now. */
export function partyText({ name }: ConsentRecordRow["person"]): string {
  return name === null ? copy.gone : displayText(name);
}

/** The names on the consent, where they are others than those of the account. */
export function signedText({ person, signedAs }: ConsentRecordRow): string | null {
  return person.name === null || person.name === signedAs
    ? null
    : `signé «\u202f${displayText(signedAs)}\u202f»`;
}

const instant = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: franceZone,
});
const date = new Intl.DateTimeFormat("fr-FR", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** An instant on the clocks of Paris. */
export const instantText = (iso: string): string => instant.format(new Date(iso));

/** When it ended, where it did. */
export function endText({ state, endedAt }: Pick<ConsentRecordRow, "state" | "endedAt">): string | null {
  if (endedAt === null) return null;
  const verb = { revoked: "retiré", replaced: "renouvelé", lapsed: "échu", given: "", outdated: "" }[state];
  return `${verb} le ${instantText(endedAt)}`;
}

/** What the register counts. */
export const noun = { none: "Aucun consentement", one: "consentement" };

const dayText = (day: string) => date.format(new Date(`${day}T00:00:00Z`));

function spanText(from: string, to: string): string {
  if (to === "") return `depuis le ${dayText(from)}`;
  if (from === "") return `jusqu’au ${dayText(to)}`;
  return from === to ? `le ${dayText(from)}` : `du ${dayText(from)} au ${dayText(to)}`;
}

/** What narrows a search, each as text, with what takes it away. */
export function chipsOf(search: RegisterSearch): { label: string; off: Partial<RegisterSearch> }[] {
  const { q, text, version, state, from, to } = search;
  return [
    ...(q.trim() === "" ? [] : [{ label: `«\u202f${displayText(q.trim())}\u202f»`, off: { q: "" } }]),
    ...(text === "" ? [] : [{ label: textLabels[text], off: { text: "" as const } }]),
    ...(version === "" ? [] : [{ label: `version ${version}`, off: { version: "" } }]),
    ...(state === "" ? [] : [{ label: stateLabels[state], off: { state: "" as const } }]),
    ...(from === "" && to === "" ? [] : [{ label: spanText(from, to), off: { from: "", to: "" } }]),
  ];
}
