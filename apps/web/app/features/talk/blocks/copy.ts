/** Copy of blocks. */
export const copy = {
  title: "Personnes bloquées",
  lead: "Vous ne pouvez plus vous écrire, et chacun disparaît des recherches, des missions et des favoris de l’autre. La personne bloquée n’en est pas informée.",
  list: "Vos blocages",
  failed: "Vos blocages n’ont pas pu être chargés.",
  empty: "Vous ne bloquez personne",
  emptyHelp:
    "«\u202fBloquer\u202f» se trouve sur le profil d’une personne, et dans le menu d’une conversation.",
  since: "Blocage",
  block: "Bloquer",
  blockPerson: "Bloquer cette personne",
  unblock: "Débloquer",
  unblocked: "N’est plus une personne bloquée.",
  undo: "Annuler",
  conversation: "Vous bloquez cette personne. Débloquez-la pour pouvoir lui écrire.",
} as const;

/** What follows a block, stated before it is done. */
export const losses = [
  "Vous ne pourrez plus vous écrire. Ce qui a été dit reste.",
  "Chacun disparaît des recherches, des missions et des favoris de l’autre, et ne peut plus lui faire de proposition.",
  "Une mission déjà convenue entre vous suit son cours.",
  "Cette personne n’en est pas informée. Vous pourrez la débloquer à tout moment.",
] as const;

/** What a block, or its end, that did not go through states, by its problem. */
export const blockProblems = {
  FULL: "Vous bloquez déjà 500 personnes. Débloquez-en une pour en bloquer une autre.",
  GONE: "Cette personne n’est plus ici.",
  FAILED: "Le blocage n’a pas pu être changé. Réessayez.",
} as const;

export const question = (name: string) => `Bloquer ${name}\u202f?`;
export const nowBlocked = (name: string) => `Personne bloquée\u00a0: ${name}`;
export const nowFree = (name: string) => `Personne débloquée\u00a0: ${name}`;
