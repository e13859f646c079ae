/** Titles of the groups. */
export const groupCopy = {
  used: "Récemment",
  places: "Aller à",
  acts: "Faire",
  missions: "Mes missions",
  people: "Personnes",
  search: "Chercher",
  page: "Sur cette page",
} as const;

/** What is asked of the page: what one of it is called, and what is stated where there is none. */
export const pageKindTexts = {
  fields: { one: "Champ", none: "Aucun champ sur cette page" },
  buttons: { one: "Bouton", none: "Aucun bouton sur cette page" },
  links: { one: "Lien", none: "Aucun lien sur cette page" },
} as const;

/** How much was found. */
export function foundText(count: number): string {
  if (count === 0) return "Aucun résultat";
  return count === 1 ? "1 résultat" : `${count} résultats`;
}

/** Searches for who offers what the terms ask for. */
export function servicesText(typed: string): string {
  return `Trouver quelqu’un pour «\u202f${typed}\u202f»`;
}

/** Searches for the terms among all missions. */
export function searchText(typed: string): string {
  return `Chercher « ${typed} » dans les missions`;
}
