/** Copy of the comments on a mission. */
export const copy = {
  title: "Commentaires",
  one: "Commentaire",
  lead: "Une question sur la mission\u202f? Les numéros, les adresses e-mail et les liens sont masqués pour les autres jusqu’à l’accord.",
  field: "Votre commentaire",
  send: "Publier",
  sending: "Publication…",
  sent: "Votre commentaire est publié.",
  empty: "Pas encore de commentaire. Posez la première question.",
  emptyForOwner: "Pas encore de commentaire. Vous le saurez dès qu’il y en a un.",
  answer: "Répondre",
  answerField: "Votre réponse",
  answerHelpPrivate: "Elle reste entre vous.",
  edit: "Modifier",
  editField: "Votre commentaire, modifié",
  save: "Enregistrer",
  saving: "Enregistrement…",
  cancel: "Annuler",
  remove: "Supprimer",
  removeTitle: "Supprimer ce commentaire\u202f?",
  removeLoss: "Ce que vous avez écrit",
  removeConfirm: "Supprimer le commentaire",
  owner: "Auteur de la mission",
  private: "Privé",
  edited: "modifié",
  effaced: "Commentaire supprimé.",
  removed: "Commentaire retiré par la modération.",
  earlier: "Suite d’un fil de la page précédente",
  listLabel: "Commentaires sur la mission",
} as const;

/** What the tick of a private comment promises. */
export const privateLabel = (owner: string) => `Privé\u00a0: lu par ${owner} et vous seulement`;

/** Names the answers below a comment. */
export const answersLabel = (name: string | null) =>
  name === null ? "Réponses" : `Réponses au commentaire de ${name}`;
