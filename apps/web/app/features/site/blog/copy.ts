/** Copy of the blog. */
export const copy = {
  title: "Le blog",
  lead: "Ce qu’il est bon de savoir avant de demander un coup de main, ou d’en donner un.",
  feed: "Suivre le blog par son flux Atom",
  read: "Lire l’article",
  contents: "Dans cet article",
  others: "À lire ensuite",
  all: "Tous les articles",
  callTitle: "Quelqu’un d’à côté sait faire.",
  callText: "Décrivez ce qu’il y a à faire\u00a0: les propositions arrivent, et rien ne vous engage.",
  call: "Publier une mission",
} as const;

const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** « 14 septembre 2026 » of `2026-09-14`. */
export const dayText = (iso: string) => day.format(new Date(iso));
/** « 4 min de lecture » */
export const minutesText = (minutes: number) => `${minutes}\u00a0min de lecture`;
/** « Mis à jour le 2 novembre 2026 » */
export const updatedText = (iso: string) => `Mis à jour le ${dayText(iso)}`;
