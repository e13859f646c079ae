import { z } from "zod";
import { pictureSchema } from "../files/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { idField, instantField, line } from "../http/fields.ts";
import { freeLine } from "../http/free-text.ts";
import {
  cardFacts,
  cardFonts,
  cardLimits,
  cardPalettes,
  cardsRoutes,
  cardTemplates,
  maxCardTitle,
} from "./routes.ts";

const designSchema = z.object({
  template: z.enum(cardTemplates, "Ce modèle n’est pas connu."),
  palette: z.enum(cardPalettes, "Ces couleurs ne sont pas connues."),
  font: z.enum(cardFonts, "Cette écriture n’est pas connue."),
  name: freeLine(cardLimits.name),
  trade: freeLine(cardLimits.trade),
  phrase: freeLine(cardLimits.phrase),
  town: freeLine(cardLimits.town),
  phone: freeLine(cardLimits.phone),
  email: freeLine(cardLimits.email),
  /** What is shown of it besides the name. The address and the code are those of the person’s own profile. */
  shown: z
    .array(z.enum(cardFacts, "Ce choix n’est pas connu."))
    .max(cardFacts.length, `${cardFacts.length} choix au plus.`)
    .refine((facts) => new Set(facts).size === facts.length, "Un choix y est deux fois."),
  /** Whether the back is printed too. */
  hasBack: z.boolean("Ce choix n’est pas connu."),
  /** The file of a logo or a photo. */
  picture: z.uuid("Choisissez une image.").nullable(),
});
/** How a card appears and what it states. */
export type CardDesign = z.output<typeof designSchema>;

const draftShape = {
  title: line({ name: "Nom de la carte", max: maxCardTitle }).trim(),
  design: designSchema,
};
const draftSchema = z.object(draftShape);
/** A card as it is made. */
export type CardDraft = z.output<typeof draftSchema>;

const cardSchema = z.object({
  id: idField,
  title: z.string(),
  design: designSchema,
  /** Counts the changes from 1. */
  version: z.int().min(1),
  updatedAt: instantField,
  /** The addresses of its picture. */
  picture: pictureSchema.nullable(),
});
/** A business card that a person keeps. */
export type BusinessCard = z.output<typeof cardSchema>;

const params = z.object({ id: idField });
const one = answer({ data: cardSchema });

export const cardsContract = {
  list: endpoint({
    route: cardsRoutes.list,
    summary: "The person’s own business cards, the last changed first",
    answer: answer({ data: z.array(cardSchema) }),
    errors: [],
  }),
  one: endpoint({
    route: cardsRoutes.one,
    summary: "A business card of one’s own",
    params,
    answer: one,
    errors: ["NOT_FOUND"],
  }),
  create: endpoint({
    route: cardsRoutes.create,
    summary: "Keeps a new business card; its picture was uploaded before",
    body: draftSchema,
    status: 201,
    answer: one,
    errors: ["NOT_FOUND", "CARDS_FULL"],
  }),
  save: endpoint({
    route: cardsRoutes.save,
    summary:
      "Saves a business card; CARD_CHANGED brings `data.card` as it stands when another version is stored",
    params,
    body: z.object({ ...draftShape, version: z.int().min(1) }),
    answer: one,
    errors: ["NOT_FOUND", "CARD_CHANGED"],
  }),
  remove: endpoint({
    route: cardsRoutes.remove,
    summary: "Deletes a business card of one’s own; a picture that no other card shows goes after a day",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
};
