import type { TableWords } from "./types.ts";

/** What a table says in French. */
export const tableWords: TableWords = {
  selectRow: (name) => `Sélectionner ${name}`,
  selectAll: "Tout sélectionner",
  selection: "Sélection",
  selected: (count) => (count === 1 ? "1 ligne sélectionnée" : `${count} lignes sélectionnées`),
  sortBy: "Trier par",
  unsorted: "Sans tri",
  sorted: (header, direction) =>
    `Trié par ${header}, ordre ${direction === "ascending" ? "croissant" : "décroissant"}`,
  directions: { ascending: "croissant", descending: "décroissant" },
  loading: "Chargement en cours…",
};
