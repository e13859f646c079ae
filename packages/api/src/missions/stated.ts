import { z } from "zod";
import { instantField, line, paragraph } from "../http/fields.ts";
import {
  amountField,
  checkPrice,
  jobiAmountField,
  paymentMethodField,
  paymentMethods,
} from "../http/money.ts";
import { communeCodeField } from "../places/contract.ts";
import { categorySlugs, isSubcategoryOf, subcategorySlugs } from "../taxonomy/taxonomy.ts";
import { missionTimings } from "./timing.ts";

/** `fixe` prices the whole mission, `horaire` one hour of it. */
export const budgetTypes = ["fixe", "horaire"] as const;

/** When in the day; `flexible` leaves it open. */
export const missionMoments = ["flexible", "matin", "apres-midi", "soir"] as const;

export const missionPlaceSchema = z.object({
  code: communeCodeField,
  name: z.string(),
  postalCode: z.string(),
  departmentCode: z.string(),
});

/** What a mission states. `amount` is in euros, in Jobi when `paymentMethodType` is `jobis`; `jobiAmount` completes a `hybrid` price. */
export const statedShape = {
  title: z.string(),
  description: z.string(),
  category: z.string(),
  subcategory: z.string(),
  place: missionPlaceSchema,
  /** Day wanted, `YYYY-MM-DD`, in its commune; the last one on which it makes sense where it is wanted on none of its own. */
  date: z.iso.date(),
  timing: z.enum(missionTimings).optional(),
  moment: z.enum(missionMoments),
  budgetType: z.enum(budgetTypes),
  amount: z.number(),
  jobiAmount: z.int(),
  paymentMethodType: z.enum(paymentMethods),
  isUrgent: z.boolean(),
};

/** A mission as it was stated before its owner edited it: as others read it, until when. */
export const missionVersionSchema = z.object({
  ...statedShape,
  version: z.int().min(1),
  replacedAt: instantField,
});
export type MissionVersion = z.output<typeof missionVersionSchema>;

/** For how long a proposal waits to be confirmed at most once its mission changed, in hours. */
export const confirmHours = 48;

const timingField = z.enum(missionTimings, "Choisissez quand.");

/** What its owner fills in of that. */
export const statedFields = {
  category: z.enum(categorySlugs, "Choisissez une catégorie."),
  subcategory: z.enum(subcategorySlugs, "Choisissez une sous-catégorie."),
  title: line({ name: "Titre", min: 8, max: 120 }),
  description: paragraph({ name: "Description", min: 20, max: 4000 }),
  placeCode: communeCodeField,
  /** One of the commune's postal codes; its first one when left out. */
  postalCode: z
    .string()
    .regex(/^\d{5}$/, "Un code postal a 5 chiffres.")
    .optional(),
  timing: timingField.default("date"),
  date: z.iso.date("Choisissez une date."),
  moment: z.enum(missionMoments, "Choisissez un moment de la journée.").default("flexible"),
  budgetType: z.enum(budgetTypes, "Choisissez un prix fixe ou à l’heure.").default("fixe"),
  amount: amountField,
  jobiAmount: jobiAmountField.default(0),
  paymentMethodType: paymentMethodField.default("euros"),
  isUrgent: z.boolean("Oui ou non est attendu.").default(false),
};

type Stated = Parameters<typeof checkPrice>[0] & { category: string; subcategory: string };

/** What the fields of a mission have to do with each other. */
export function checkStated(mission: Stated, context: z.RefinementCtx): void {
  checkPrice(mission, context);
  if (!isSubcategoryOf(mission.subcategory, mission.category))
    context.addIssue({
      code: "custom",
      path: ["subcategory"],
      message: "Cette sous-catégorie n’est pas de la catégorie choisie.",
    });
}

/**
 * What an owner makes of a mission that is open, and the version of it that they saw; pictures are changed by calls of their own. Its timing
 * stays where it is left out: pages of before know of none.
 */
export const missionEditBody = z
  .object({
    ...statedFields,
    timing: timingField.optional(),
    expectedVersion: z.int("Un nombre entier est attendu.").min(1),
  })
  .superRefine(checkStated);
export type MissionEditBody = z.input<typeof missionEditBody>;
