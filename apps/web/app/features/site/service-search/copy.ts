/** Copy of the box, whatever page it stands on. */
export const copy = {
  form: "Recherche de jobbeurs",
  search: "Rechercher",
} as const;
