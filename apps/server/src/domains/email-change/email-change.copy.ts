/** What people read when a call went through. */
export const copy = {
  asked: "Un lien vient de partir vers vos deux adresses.",
  cancelled: "Votre adresse reste la même.",
  oneConfirmed: "C’est confirmé de ce côté.",
  changed: "Votre adresse e-mail a changé.",
  unchanged: "C’est déjà votre adresse.",
} as const;
