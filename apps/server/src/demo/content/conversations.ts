/** A message of a demo conversation. */
export interface DemoLine {
  /** Who opened the conversation, or the other side. */
  by: "opener" | "other";
  /** Minutes since it was opened. */
  after: number;
  text: string;
  isRead: boolean;
}

/** About a proposal that waits for an answer: the phone number in it is hidden until then. */
export const whileTalking: readonly DemoLine[] = [
  {
    by: "opener",
    after: 2,
    text: "Bonjour, merci pour votre proposition. Est-ce que vous avez déjà fait ce genre de mission\u202f?",
    isRead: true,
  },
  {
    by: "other",
    after: 31,
    text: "Bonjour\u202f! Oui, une dizaine de fois. J’apporte mon matériel, il me faut seulement une prise à côté.",
    isRead: true,
  },
  {
    by: "opener",
    after: 44,
    text: "Parfait. Il y a une place devant l’immeuble pour décharger.",
    isRead: true,
  },
  {
    by: "other",
    after: 170,
    text: "Très bien. Si besoin, mon numéro est le 06 39 98 00 12.",
    isRead: false,
  },
];

/** About a mission that was agreed on. */
export const whilePreparing: readonly DemoLine[] = [
  {
    by: "opener",
    after: 1,
    text: "Merci pour votre confiance\u202f! Je vous confirme le jour et l’heure.",
    isRead: true,
  },
  { by: "other", after: 15, text: "Merci à vous. L’interphone est au nom de Martin.", isRead: true },
  {
    by: "opener",
    after: 18,
    text: "Noté. Je vous préviens en partant, vous pouvez me joindre au 06 39 98 00 21.",
    isRead: true,
  },
  {
    by: "other",
    after: 1500,
    text: "Est-ce que je prépare quelque chose avant votre arrivée\u202f?",
    isRead: false,
  },
];

/** What a client asks before the day, and what the jobbeur answers. */
export const shortTalks: readonly (readonly [question: string, reply: string])[] = [
  [
    "Bonjour, pouvez-vous me confirmer l’heure\u202f?",
    "Bonjour, c’est noté dans mon planning. Je vous préviens si j’ai du retard.",
  ],
  [
    "Bonjour, faut-il que je prépare quelque chose avant votre venue\u202f?",
    "Rien de particulier, j’apporte ce qu’il faut.",
  ],
  ["Merci d’avoir accepté. Le portail reste ouvert, vous pouvez entrer.", "Parfait, merci. À très vite."],
  [
    "Bonjour, y a-t-il un supplément si cela dure plus longtemps\u202f?",
    "Non, le prix convenu reste le prix. Si je vois autre chose à faire, on en parle avant.",
  ],
  ["Bonsoir, je serai absente, ma voisine vous ouvrira.", "Très bien, je sonnerai chez elle en arrivant."],
];

/** Answers that the jobbeur of the sign-in page keeps. */
export const storedAnswers = [
  {
    name: "Premier contact",
    text: "Bonjour, merci pour votre demande. Pouvez-vous m’envoyer une photo et la surface\u202f? Je vous réponds avec un prix dans la journée.",
  },
  {
    name: "La veille",
    text: "Bonjour, je vous confirme ma venue demain à l’heure convenue. Bonne soirée\u202f!",
  },
  {
    name: "Après la mission",
    text: "Merci pour votre accueil. Si tout vous convient, un avis m’aide beaucoup.",
  },
] as const;
