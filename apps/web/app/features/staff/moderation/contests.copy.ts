/** Copy of what authors contest of the filter. */
export const copy = {
  lead: "L’auteur dit que ce qui est masqué n’est pas un moyen de contact.",
  list: "Filtrages contestés à décider, le plus ancien en premier",
  filters: "Filtres",
  state: "État",
  open: "À traiter",
  none: "Rien n’attend",
  noneDetail: "Chaque filtrage qu’un auteur conteste arrive ici.",
  noun: { none: "Aucun filtrage contesté", one: "filtrage contesté", many: "filtrages contestés" },
  message: "Texte",
  why: "Explication de l’auteur",
  lift: "Lever le filtre",
  keep: "Maintenir le filtre",
  liftHelp: "Ce texte se lira en entier, par tous ceux qui le lisent. Les suivants restent filtrés.",
  keepHelp: "La partie masquée le reste jusqu’à l’accord.",
  reasons: "Motif",
  reasonsHelp: "Son auteur le lira. 10 caractères au moins.",
  saving: "Enregistrement…",
  cancel: "Annuler",
  saved: "Décision enregistrée",
  decidedByOther: "Quelqu’un d’autre a déjà décidé.",
  own: "Ce texte vous concerne\u00a0: quelqu’un d’autre décide.",
} as const;

/** Whose text it is, and where it stands. */
export const aboutText = (author: string, mission: string): string =>
  `Texte de ${author}, «\u202f${mission}\u202f»`;
