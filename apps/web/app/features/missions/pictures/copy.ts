export const copy = {
  label: "Photos de la mission",
  field: "Photos",
  help: "Montrez l’endroit ou l’objet\u00a0: les propositions sont plus justes. Ni visage, ni adresse, ni plaque.",
  take: "Prendre une photo",
  add: "Ajouter des photos",
  edit: "Modifier les photos",
  done: "Revenir à la mission",
  alt: "Ce que montre la photo",
  altHelp: "Lu aux personnes qui ne la voient pas.",
  earlier: "Avancer",
  later: "Reculer",
  remove: "Retirer",
  removed: "La photo est retirée.",
  putBack: "Remettre",
  hidden: "Masquée",
  hiddenDetail: "Masquée par la modération\u00a0: vous et elle êtes seuls à la voir.",
  gone: "Cette photo n’est plus là\u00a0: retirez-la, puis ajoutez-la de nouveau.",
  first: "La première est celle des listes.",
  full: "Huit photos\u00a0: c’est le maximum. Retirez-en une pour en ajouter une autre.",
  saving: "Enregistrement…",
  retry: "Réessayer",
} as const;

/** What the picture at a place, from 0, is called. */
export const placeText = (at: number, count: number): string => `Photo ${at + 1} sur ${count}`;

/** What a command is about, for those who do not see what it stands beside. */
export const about = (at: number): string => `\u00a0: photo ${at + 1}`;

/** What is left of a picture whose owner left. */
export const erasedText = (alt: string): string => `Photo effacée avec le compte de son auteur\u00a0: ${alt}`;

export const countText = (count: number): string => (count === 1 ? "1 photo" : `${count} photos`);
