import type { TableLabels } from "./types.ts";

/** What a table shows in French. */
export const tableLabels: TableLabels = {
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
