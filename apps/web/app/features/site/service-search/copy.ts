/** Copy of the box, whatever page it stands on. */
export const copy = {
  dialog: "Trouver un jobbeur",
  form: "Recherche de jobbeurs",
  search: "Rechercher",
} as const;
