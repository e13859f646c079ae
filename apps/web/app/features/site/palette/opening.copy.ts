/** Copy of the palette: apart from that of what it finds, so that its shortcut does not bring it along. */
export const copy = {
  label: "Rechercher partout",
  placeholder: "Une page, une mission, une personne…",
  close: "Fermer la recherche",
  empty: "Rien de ce nom. Essayez un autre mot.",
  notLoaded: "La recherche n’a pas pu s’ouvrir. Rechargez la page une fois la connexion revenue.",
  unreachable: "Vos missions et propositions ne sont pas joignables pour l’instant.",
} as const;
