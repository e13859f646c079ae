/** Titles of the groups. */
export const groupWords = {
  used: "Récemment",
  places: "Aller à",
  acts: "Faire",
  missions: "Mes missions",
  people: "Personnes",
  search: "Chercher",
} as const;

/** How much was found. */
export function foundWords(count: number): string {
  if (count === 0) return "Aucun résultat";
  return count === 1 ? "1 résultat" : `${count} résultats`;
}

/** Looks for the words among all missions. */
export function searchWords(typed: string): string {
  return `Chercher « ${typed} » dans les missions`;
}
