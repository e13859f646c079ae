/** Copy of favourites. */
export const copy = {
  title: "Favoris",
  lead: "Les personnes que vous voulez retrouver. Elles ne le savent pas, et vos notes ne sont lues que par vous.",
  favorite: "Favori",
  empty: "Pas encore de favori",
  emptyHelp: "Sur le profil d’une personne, appuyez sur le cœur\u00a0: vous la retrouverez ici.",
  remove: "Retirer",
  removed: "Retiré de vos favoris.",
  undo: "Annuler",
  changed: "Profil mis à jour ",
  addNote: "Ajouter une note",
  changeNote: "Modifier la note",
  noteHelp: "Elle n’est lue que par vous.",
  saveNote: "Enregistrer",
  saving: "Enregistrement…",
  keepNote: "Annuler",
  noteErased: "Note effacée.",
} as const;

/** What an added or removed favourite that did not go through states, by its problem. */
export const switchProblems = {
  FULL: "Vous avez déjà 500 favoris. Retirez-en un pour en ajouter un autre.",
  GONE: "Ce profil n’est plus visible.",
  FAILED: "Vos favoris n’ont pas pu être changés. Réessayez.",
} as const;

/** Names the field of a note. */
export const noteLabel = (name: string) => `Note sur ${name}`;
