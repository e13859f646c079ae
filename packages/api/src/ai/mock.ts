import { defineMock } from "../mock/define-mock.ts";
import { aiContract } from "./contract.ts";
import {
  aiPricing,
  aiStats,
  configuredAi,
  likelyHalfDays,
  noAiImages,
  priceBasis,
  suggestedDescription,
  suggestedReply,
} from "./fixtures.ts";

const credits = 43;

/** What the domain answers in stories and tests. */
export const aiMock = defineMock(aiContract, {
  describe: { success: true, data: { texte: suggestedDescription }, credits },
  price: {
    success: true,
    data: {
      texte: "Pour un montage de cette taille à Lyon, 60\u00a0€ est dans la moyenne des missions conclues.",
      amount: 60,
      basis: priceBasis,
    },
    credits,
  },
  reply: { success: true, data: { texte: suggestedReply }, credits },
  fit: {
    success: true,
    data: {
      texte:
        "Cette mission est à 4 km de chez vous et relève du montage de meubles, que vous proposez. Elle tombe un matin où vous êtes disponible d’habitude.",
    },
    credits,
  },
  availability: {
    success: true,
    data: {
      texte: "Vos samedis matin et vos mardis après-midi sont presque toujours libres.",
      halfDays: [...likelyHalfDays],
    },
    credits,
  },
  info: { success: true, data: configuredAi },
  test: {
    success: true,
    data: {
      outcome: "answered",
      model: "gpt-4o-mini",
      words: "Bonjour",
      tokensIn: 42,
      tokensOut: 6,
      durationMs: 640,
      tries: 1,
    },
  },
  stats: { success: true, data: aiStats },
  images: { success: true, data: noAiImages },
  pricing: { success: true, data: aiPricing },
});
