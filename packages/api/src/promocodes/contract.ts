import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { idField, instantField } from "../http/fields.ts";
import {
  maxPromoDays,
  maxPromoUses,
  plainPromoCode,
  promoCodeLength,
  promocodesRoutes,
  promoPercent,
  promoStates,
} from "./routes.ts";

/** A code as a person types it. */
export const promoCodeField = z
  .string("Saisissez un code.")
  .max(100, "Ce code est trop long.")
  .transform(plainPromoCode)
  .pipe(
    z
      .string()
      .min(promoCodeLength.min, `Un code a au moins ${promoCodeLength.min} caractères.`)
      .max(promoCodeLength.max, `Un code a au plus ${promoCodeLength.max} caractères.`)
      .regex(
        /^[A-Z0-9]+(-[A-Z0-9]+)*$/,
        "Un code n’a que des lettres sans accent, des chiffres et des tirets.",
      ),
  );

const day = z.iso.date("Choisissez un jour.");

const promoSchema = z.object({
  id: idField,
  code: z.string(),
  percent: z.int().min(promoPercent.min).max(promoPercent.max),
  /** Days in France, both included. */
  firstDay: day,
  lastDay: day,
  /** Null without a limit. */
  maxUses: z.int().min(1).nullable(),
  /** Paid with it. */
  used: z.int().min(0),
  /** Reserved for checkouts that are open. */
  held: z.int().min(0),
  state: z.enum(promoStates),
  createdAt: instantField,
});
export type PromoCode = z.output<typeof promoSchema>;

const bodySchema = z
  .object({
    code: promoCodeField,
    percent: z
      .int("Un pourcentage est attendu.")
      .min(promoPercent.min, `La réduction est d’au moins ${promoPercent.min}\u00a0%.`)
      .max(promoPercent.max, `La réduction est d’au plus ${promoPercent.max}\u00a0%.`),
    firstDay: day,
    lastDay: day,
    maxUses: z
      .int("Un nombre d’utilisations est attendu.")
      .min(1, "Au moins une utilisation.")
      .max(maxPromoUses, `Au plus ${maxPromoUses} utilisations.`)
      .nullable()
      .default(null),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ["lastDay"],
    message: "Le dernier jour vient après le premier.",
  })
  .refine(
    ({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) <= maxPromoDays * 86_400_000,
    { path: ["lastDay"], message: "Un code est ouvert deux ans au plus." },
  );
export type PromoCodeBody = z.input<typeof bodySchema>;

const params = z.object({ promoId: idField });

export const promocodesContract = {
  list: endpoint({
    route: promocodesRoutes.list,
    summary: "Every promo code with how often it was used; the newest first",
    query: z.strictObject({
      ...keyedFields(20),
    }),
    answer: keyedAnswer(promoSchema),
    errors: [],
  }),
  create: endpoint({
    route: promocodesRoutes.create,
    summary: "Makes a promo code for the premium plan; a code is never made twice",
    body: bodySchema,
    answer: answer({ data: promoSchema }),
    errors: ["PROMO_EXISTS"],
  }),
  disable: endpoint({
    route: promocodesRoutes.disable,
    summary: "Takes a code back for good: no one begins with it any more, who has it keeps its price",
    params,
    answer: answer({ data: promoSchema }),
    errors: ["NOT_FOUND"],
  }),
};
