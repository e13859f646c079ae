/** What the newsletter calls state when they go through; the first word for word [NEWS-07]. */
export const copy = {
  asked: "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  confirmed: "Votre abonnement à la newsletter est confirmé.",
  alreadyConfirmed: "Votre abonnement à la newsletter était déjà confirmé.",
  ended: "Vous ne recevrez plus la newsletter.",
} as const;
