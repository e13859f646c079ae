/** Copy of templates of one's own. */
export const copy = {
  open: "Réponses types",
  title: "Vos réponses types",
  lead: "Choisissez-en une pour la mettre dans votre message\u00a0: vous pourrez la reprendre avant d’envoyer.",
  list: "Réponses types",
  empty: "Aucune réponse type",
  emptyHelp: "Gardez ici ce que vous écrivez souvent.",
  insert: "Insérer",
  add: "Nouvelle réponse type",
  addTitle: "Nouvelle réponse type",
  changeTitle: "Modifier la réponse type",
  change: "Modifier",
  remove: "Supprimer",
  keep: "Garder",
  name: "Nom",
  nameHelp: "Vous seul le voyez.",
  text: "Texte",
  save: "Enregistrer",
  saving: "Enregistrement…",
  back: "Retour à la liste",
  close: "Fermer",
  loading: "Chargement des réponses types…",
  nameMissing: "Donnez-lui un nom.",
  textMissing: "Écrivez la réponse.",
  added: "Réponse type enregistrée",
  removed: "Réponse type supprimée",
  removeFailed: "La réponse type n’a pas pu être supprimée. Réessayez.",
  gone: "Cette réponse type a été supprimée ailleurs.",
} as const;

/** Asked before a template goes. */
export const removeQuestion = (name: string): string => `Supprimer «\u202f${name}\u202f» pour de bon\u202f?`;
