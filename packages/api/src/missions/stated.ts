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
import { daysBetween } from "../planning/time.ts";
import { categorySlugs, isSubcategoryOf, subcategorySlugs } from "../taxonomy/taxonomy.ts";
import { type Lasting, missionTimings, mostMissionDays, type Timed, timingOf } from "./timing.ts";

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
  /** The last of several days, each of which it takes; null where it takes one. */
  endDate: z.iso.date().nullish(),
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
  endDate: z.iso.date("Choisissez une date.").nullish(),
  moment: z.enum(missionMoments, "Choisissez un moment de la journée.").default("flexible"),
  budgetType: z.enum(budgetTypes, "Choisissez un prix fixe ou à l’heure.").default("fixe"),
  amount: amountField,
  jobiAmount: jobiAmountField.default(0),
  paymentMethodType: paymentMethodField.default("euros"),
  isUrgent: z.boolean("Oui ou non est attendu.").default(false),
};

/** What is wrong with the last day (`YYYY-MM-DD`) of a mission; null when nothing is. No schema of a part of a form asks its other fields: whoever has them asks this. */
export function lastDayFault({ date, endDate, ...timed }: Lasting & Timed): string | null {
  if (!endDate) return null;
  if (timingOf(timed) !== "date") return "Un dernier jour va avec une date.";
  const days = daysBetween(date, endDate) + 1;
  if (days < 1) return "La fin vient avant le début.";
  return days > mostMissionDays ? `Une mission dure ${mostMissionDays}\u00a0jours au plus.` : null;
}

type Stated = Parameters<typeof checkPrice>[0] & Lasting & Timed & { category: string; subcategory: string };

/** What the fields of a mission have to do with each other. */
export function checkStated(mission: Stated, context: z.RefinementCtx): void {
  checkPrice(mission, context);
  const fault = lastDayFault(mission);
  if (fault !== null) context.addIssue({ code: "custom", path: ["endDate"], message: fault });
  if (!isSubcategoryOf(mission.subcategory, mission.category))
    context.addIssue({
      code: "custom",
      path: ["subcategory"],
      message: "Cette sous-catégorie n’est pas de la catégorie choisie.",
    });
}

/**
 * What an owner makes of a mission that is open, and the version of it that they saw; pictures are changed by calls of their own. Its timing
 * and its last day stay where they are left out: pages of before know of none.
 */
export const missionEditBody = z
  .object({
    ...statedFields,
    timing: timingField.optional(),
    expectedVersion: z.int("Un nombre entier est attendu.").min(1),
  })
  .superRefine(checkStated);
export type MissionEditBody = z.input<typeof missionEditBody>;
