import { z } from "zod";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import {
  choicesField,
  countField,
  cursorField,
  flagField,
  idField,
  instantField,
  line,
  paragraph,
} from "../http/fields.ts";
import {
  amountField,
  checkPrice,
  jobiAmountField,
  paymentMethodField,
  paymentMethods,
} from "../http/money.ts";
import { communeCodeField } from "../places/contract.ts";
import { categorySlugs, isSubcategoryOf, subcategorySlugs } from "../taxonomy/taxonomy.ts";
import { dayInFrance } from "./days.ts";
import { missionsRoutes } from "./routes.ts";

export const missionStatuses = [
  "brouillon",
  "ouverte",
  "en_cours",
  "terminee",
  "annulee",
  "expiree",
] as const;
export type MissionStatus = (typeof missionStatuses)[number];

/** `fixe` prices the whole mission, `horaire` one hour of it. */
export const budgetTypes = ["fixe", "horaire"] as const;

/** When in the day; `flexible` leaves it open. */
export const missionMoments = ["flexible", "matin", "apres-midi", "soir"] as const;

/** A person as others see them: first name and the initial of the last name. */
export const publicPersonSchema = z.object({ id: idField, prenom: z.string(), initiale: z.string() });
export type PublicPerson = z.output<typeof publicPersonSchema>;

export const missionPlaceSchema = z.object({
  code: communeCodeField,
  name: z.string(),
  postalCode: z.string(),
  departmentCode: z.string(),
});

/** A mission. `amount` is in euros, in Jobi when `paymentMethodType` is `jobis`; `jobiAmount` completes a `hybrid` price. */
export const missionSchema = z.object({
  id: idField,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  subcategory: z.string(),
  place: missionPlaceSchema,
  /** Day wanted, `YYYY-MM-DD`, in France. */
  date: z.iso.date(),
  moment: z.enum(missionMoments),
  budgetType: z.enum(budgetTypes),
  amount: z.number(),
  jobiAmount: z.int(),
  paymentMethodType: z.enum(paymentMethods),
  isUrgent: z.boolean(),
  statut: z.enum(missionStatuses),
  owner: publicPersonSchema,
  proposalCount: z.int().min(0),
  createdAt: instantField,
  /** Since when it stands as it does. */
  updatedAt: instantField,
});
export type Mission = z.output<typeof missionSchema>;

const yearMs = 366 * 24 * 3_600_000;

/** The first and the last day, `YYYY-MM-DD` in France, that a mission may be wanted for at an instant in ms. */
export function wantableDays(now: number): { first: string; last: string } {
  return { first: dayInFrance(now), last: dayInFrance(now + yearMs) };
}

/** What is wrong, at an instant in ms, with the day wanted (`YYYY-MM-DD`); null when nothing is. No schema asks a clock: whoever has one asks this. */
export function wantedDayFault(date: string, now: number): string | null {
  const { first, last } = wantableDays(now);
  if (date < first) return "Cette date est passée.";
  return date > last ? "Choisissez une date dans l’année qui vient." : null;
}

/** What a requester fills in, step by step. The server checks the whole again, and the day by `wantedDayFault`. */
export const missionBody = z
  .object({
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
    date: z.iso.date("Choisissez une date."),
    moment: z.enum(missionMoments, "Choisissez un moment de la journée.").default("flexible"),
    budgetType: z.enum(budgetTypes, "Choisissez un prix fixe ou à l’heure.").default("fixe"),
    amount: amountField,
    jobiAmount: jobiAmountField.default(0),
    paymentMethodType: paymentMethodField.default("euros"),
    isUrgent: z.boolean("Oui ou non est attendu.").default(false),
  })
  .superRefine((mission, context) => {
    checkPrice(mission, context);
    if (!isSubcategoryOf(mission.subcategory, mission.category))
      context.addIssue({
        code: "custom",
        path: ["subcategory"],
        message: "Cette sous-catégorie n’est pas de la catégorie choisie.",
      });
  });
export type MissionBody = z.input<typeof missionBody>;

export const missionSorts = ["recent", "date", "amount"] as const;

const listQuery = z.object({
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: 10 }),
  cursor: cursorField.optional(),
  status: choicesField(missionStatuses).optional(),
  categories: choicesField(categorySlugs).optional(),
  subcategories: choicesField(subcategorySlugs).optional(),
  budget_types: choicesField(budgetTypes).optional(),
  payment_methods: choicesField(paymentMethods).optional(),
  is_urgent: flagField.optional(),
  /** `true` keeps one's own missions, `false` leaves them out. */
  owner: flagField.optional(),
  search: line({ name: "Recherche", max: 120 }).optional(),
  missionId: idField.optional(),
  sort_by: z.enum(missionSorts, "Ce tri n’est pas connu.").default("recent"),
});
export type MissionListQuery = z.output<typeof listQuery>;

export const missionsContract = {
  list: endpoint({
    route: missionsRoutes.list,
    summary: "Open missions, newest first, 10 a page",
    query: listQuery,
    answer: listAnswer(missionSchema),
    errors: [],
  }),
  all: endpoint({
    route: missionsRoutes.all,
    summary:
      "Missions of every status that the person may see: all open ones, their own, those they made a proposal on",
    query: listQuery,
    answer: listAnswer(missionSchema),
    errors: [],
  }),
  matching: endpoint({
    route: missionsRoutes.matching,
    summary:
      "Open missions that the person made no proposal on, 10 a page: those of the categories and departments of their proposals first, then the newest",
    query: z.object({
      page: countField({ min: 1, max: 100, fallback: 1 }),
      limit: countField({ min: 1, max: 50, fallback: 10 }),
    }),
    answer: listAnswer(missionSchema),
    errors: [],
  }),
  create: endpoint({
    route: missionsRoutes.create,
    summary: "Posts a mission and tells every jobbeur",
    body: missionBody,
    bodyBytes: 32 * 1024,
    status: 201,
    answer: answer({ data: missionSchema }),
    errors: ["PROFILE_HIDDEN", "TERMS_REQUIRED"],
  }),
  details: endpoint({
    route: missionsRoutes.details,
    summary: "One mission",
    params: z.object({ id: idField }),
    answer: answer({ data: missionSchema }),
    errors: ["NOT_FOUND"],
  }),
  close: endpoint({
    route: missionsRoutes.close,
    summary: "Ends a mission as terminee or annulee (costs its owner 1 Jobi); its open proposals end with it",
    params: z.object({ id: idField }),
    body: z.object({ statut: z.enum(["terminee", "annulee"], "La mission se termine ou s’annule.") }),
    answer: answer({ data: missionSchema, message: z.string() }),
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED", "INSUFFICIENT_JOBI"],
  }),
};
