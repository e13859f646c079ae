import { z } from "zod";
import { pictureSchema } from "../files/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { instantField } from "../http/fields.ts";
import { phoneField } from "./phone.ts";
import { seoTriggers, usersRoutes } from "./routes.ts";

/** What the promotion of Google referencing is decided by; `profileCompleteness` is in percent, as `profiles/completeness.ts` counts it [SEO-05]. */
const seoStats = z.object({
  seoIndexable: z.boolean(),
  registrationDate: instantField,
  profileCompleteness: z.int().min(0).max(100),
  missionsCompleted: z.int().min(0),
});
export type SeoStats = z.output<typeof seoStats>;

/** A day of birth; the server reports whether its person is old enough. */
const birthDateField = z.iso.date("Indiquez le jour, le mois et l’année.").nullable();

/** What the server alone knows of a person, to write and to call them. */
export const detailsBody = z.object({ phone: phoneField, birthDate: birthDateField });
const detailsSchema = z.object({
  /** E.164. */
  phone: z.string().nullable(),
  /** The number as it is read aloud. */
  phoneShown: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
});
export type PersonalDetails = z.output<typeof detailsSchema>;

export const usersContract = {
  details: endpoint({
    route: usersRoutes.details,
    summary: "One's telephone number and birth date, which no one else is shown",
    answer: answer({ data: detailsSchema }),
    errors: [],
  }),
  setDetails: endpoint({
    route: usersRoutes.setDetails,
    summary: "Changes both, null for none; a person younger than 18 is refused",
    body: detailsBody,
    answer: answer({ data: detailsSchema }),
    errors: [],
  }),
  visibility: endpoint({
    route: usersRoutes.visibility,
    summary: "Whether one's profile is hidden, and whether search engines may show it",
    answer: answer({ data: z.object({ isHidden: z.boolean(), isIndexable: z.boolean() }) }),
    errors: [],
  }),
  setVisibility: endpoint({
    route: usersRoutes.setVisibility,
    summary:
      "Hides one's profile, or shows it again: a hidden one is 404 to everybody, leaves searches and suits no mission, and its person starts nothing new",
    body: z.object({ isHidden: z.boolean("Oui ou non est attendu.") }),
    answer: answer({ data: z.object({ isHidden: z.boolean(), isIndexable: z.boolean() }) }),
    errors: [],
  }),
  activity: endpoint({
    route: usersRoutes.activity,
    summary: "Reports that the person is here; sent every 30 s",
    answer: answer({ online: z.literal(true) }),
    errors: [],
  }),
  setPhoto: endpoint({
    route: usersRoutes.setPhoto,
    summary:
      "Shows the person by a picture that they sent, or by their initials again; the one before can be taken again for a day",
    body: z.object({ file: z.uuid("Cette photo n’est pas connue.").nullable() }),
    answer: answer({ photo: pictureSchema.nullable() }),
    errors: ["NOT_FOUND"],
  }),
  updateSeoPreferences: endpoint({
    route: usersRoutes.updateSeoPreferences,
    summary: "Lets search engines show the person's profile, or no more",
    body: z.object({ seo_indexable: z.boolean("Dites si votre profil peut être référencé.") }),
    // SEO-22: `success` may be false without an error.
    answer: z.object({ success: z.boolean(), message: z.string() }),
    errors: [],
  }),
  seoPromotionStats: endpoint({
    route: usersRoutes.seoPromotionStats,
    summary: "What the promotion of Google referencing is decided by",
    answer: answer({ stats: seoStats }),
    errors: [],
  }),
  seoPromotionShown: endpoint({
    route: usersRoutes.seoPromotionShown,
    summary: "Notes that the promotion was shown, and why it came",
    body: z.object({ trigger: z.enum(seoTriggers, "Cette raison n’est pas connue.") }),
    answer: answer({}),
    errors: [],
  }),
};
