import type { FilePurpose } from "../files/routes.ts";
import type { Route } from "../http/route.ts";

export const cardsRoutes = {
  list: { method: "GET", path: "/api/cards", access: "jobutil" },
  one: { method: "GET", path: "/api/cards/:id", access: "jobutil" },
  create: { method: "POST", path: "/api/cards", access: "jobutil" },
  save: { method: "PUT", path: "/api/cards/:id", access: "jobutil" },
  remove: { method: "DELETE", path: "/api/cards/:id", access: "jobutil" },
} as const satisfies Record<string, Route>;

/** A logo or a photo on a business card. Its owner alone sees it here: paper shows it to others. */
export const cardPicture: FilePurpose = {
  name: "cardPicture",
  kind: "picture",
  isPublic: false,
  largest: 10_000_000,
  most: 1,
};

/** How a card is laid out. */
export const cardTemplates = ["atelier", "rue", "jardin", "carnet", "nuit", "etiquette"] as const;
export type CardTemplate = (typeof cardTemplates)[number];

/** What a card is printed in; each is legible on its paper. */
export const cardPalettes = ["sapin", "encre", "ciel", "brique", "mirabelle", "craie"] as const;
export type CardPalette = (typeof cardPalettes)[number];

/** The letters of the brand: drawn ones, or those that are easiest to read. */
export const cardFonts = ["dessinee", "lisible"] as const;
export type CardFont = (typeof cardFonts)[number];

/** What a card may state besides the name. */
export const cardFacts = ["trade", "phrase", "town", "phone", "email", "address", "code", "picture"] as const;
export type CardFact = (typeof cardFacts)[number];

/** The most characters of each text of a card. */
export const cardLimits = { name: 40, trade: 60, phrase: 90, town: 50, phone: 24, email: 80 } as const;
export type CardText = keyof typeof cardLimits;
/** The longest name of a card among one's own, and the most cards of one person. */
export const maxCardTitle = 60;
export const maxCards = 20;
