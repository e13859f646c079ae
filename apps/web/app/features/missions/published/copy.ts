import type { Publication, UsualAnswer } from "@jobami/api/missions/publication";

/** Copy of what became of a publication. */
export const copy = {
  label: "Depuis la publication",
  failed: "Qui a été prévenu n’a pas pu être chargé.",
  underWay: "Les jobbeurs à qui elle convient sont prévenus en ce moment.",
  none: "Personne ne propose encore ce service près de là. Elle reste ouverte à tous, et qui s’inscrit la verra.",
  helps: "Ce qui aide à recevoir des réponses",
  pictures: "Ajouter des photos de ce qui est à faire",
  details: "Préciser un détail en commentaire",
} as const;

/** « 12 jobbeurs à qui elle convient ont été prévenus. »; null where nothing can be stated. */
export function notifiedText({ notified }: Pick<Publication, "notified">, isRecent: boolean): string | null {
  if (notified === null) return isRecent ? copy.underWay : null;
  if (notified === 0) return copy.none;
  return notified === 1
    ? "1\u00a0jobbeur à qui elle convient a été prévenu."
    : `${notified.toLocaleString("fr-FR")}\u00a0jobbeurs à qui elle convient ont été prévenus.`;
}

/** A duration that no one takes for exact: « 40 minutes », « 3 heures », « 2 jours ». */
export function durationText(minutes: number): string {
  if (minutes < 55) return `${Math.max(5, Math.round(minutes / 5) * 5)}\u00a0minutes`;
  const hours = Math.round(minutes / 60);
  if (hours < 36) return `${hours}\u00a0${hours === 1 ? "heure" : "heures"}`;
  return `${Math.round(hours / 24)}\u00a0jours`;
}

/** How soon missions like it had their first proposal. */
export const usualText = ({ of, minutes }: UsualAnswer) =>
  `D’habitude, la première réponse arrive en ${durationText(minutes)} environ pour cette catégorie${
    of === "department" ? " dans le département" : ""
  }.`;
