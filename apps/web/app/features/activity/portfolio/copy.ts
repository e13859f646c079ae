/** Copy of what one shows of one's work. */
export const copy = {
  title: "Réalisations",
  lead: "Montrez ce que vous avez fait, si possible avant et après. Vos photos sont visibles de tous\u00a0: demandez l’accord de la personne chez qui elles sont prises.",
  empty: "Aucune réalisation pour l’instant",
  emptyHelp: "Un avant et un après en disent plus qu’un long texte.",
  list: "Vos réalisations",
  add: "Ajouter une réalisation",
  addTitle: "Nouvelle réalisation",
  changeTitle: "Modifier la réalisation",
  hidden: "Masquée par la modération\u00a0: vous seul la voyez.",
  after: "Photo du travail fini",
  before: "Photo d’avant",
  beforeHelp: "Facultative\u00a0: ce que c’était avant votre passage.",
  replace: "Changer de photo",
  drop: "Retirer la photo d’avant",
  name: "Titre",
  nameHelp: "Ce que l’on voit, en quelques mots.",
  text: "En dire plus",
  save: "Enregistrer",
  saving: "Enregistrement…",
  cancel: "Annuler",
  change: "Modifier",
  actions: "Actions sur",
  retouch: "Retoucher la photo",
  up: "Monter",
  down: "Descendre",
  remove: "Retirer",
  removeLoss: "Vos visiteurs ne la verront plus. Ses photos sont effacées après un jour.",
  nameMissing: "Donnez-lui un titre.",
  photoMissing: "Choisissez une photo du travail fini.",
  photoFailed: "Cette photo n’est pas arrivée. Réessayez, ou retirez-la.",
  saved: "Réalisation enregistrée",
  removed: "Réalisation retirée",
  gone: "Cette réalisation, ou une de ses photos, n’existe plus.",
  moveFailed: "L’ordre n’a pas pu être changé. Réessayez.",
  removeFailed: "La réalisation n’a pas pu être retirée. Réessayez.",
  loading: "Chargement de vos réalisations…",
} as const;

/** Asked before a piece goes. */
export const removeQuestion = (title: string): string =>
  `Retirer «\u202f${title}\u202f» de votre profil\u202f?`;

/** A command with what it is about, for who hears the commands one after the other. */
export const about = (command: string, title: string): string => `${command} «\u202f${title}\u202f»`;

/** Where a piece stands after it was moved. */
export const placeText = (title: string, place: number, of: number): string =>
  `${title}\u00a0: ${place} sur ${of}.`;

/** No more pieces than these. */
export const fullText = (most: number): string =>
  `Vous montrez ${most} réalisations, le plus possible. Retirez-en une pour en ajouter une autre.`;
