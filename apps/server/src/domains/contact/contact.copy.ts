/** What the sender of a message is answered. */
export const copy = {
  sent: "Votre message est parti. Un accusé de réception vous attend dans votre boîte.",
  sentAgain: "Votre message est parti, à la suite du précédent.",
} as const;
