import { z } from "zod";
import { auditEntrySchema } from "../audit/contract.ts";
import { userTypes } from "../auth/contract.ts";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { idField, instantField, line, paragraph } from "../http/fields.ts";
import { roles } from "../http/route.ts";
import {
  defaultInactivity,
  inactivityMonths,
  mostBirthdays,
  mostReminded,
  peoplePageSize,
  peopleRoutes,
  personStates,
} from "./routes.ts";
import { sanctionKinds, suspensionHours } from "./sanctions.ts";

const count = z.int().min(0);
const day = z.iso.date();
const id = z.object({ id: idField });
const unknownChoice = "Ce choix n’est pas connu.";
const pageFields = keyedFields(peoplePageSize);

/** A person with an account; who is gone has neither name nor address. */
const personSchema = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** The address of a small picture of theirs. */
  photo: z.string().nullable(),
  role: z.enum(roles),
  userType: z.enum(userTypes),
  state: z.enum(personStates),
  registeredAt: instantField,
  /** The last sign-in, or the last time that they were here. */
  lastActiveAt: instantField.nullable(),
});
export type PersonRow = z.output<typeof personSchema>;

const caseHead = z.object({
  id: z.uuid(),
  kind: z.enum(["comment", "mission", "profile", "message"]),
  status: z.enum(["reported", "kept", "removed", "restored", "appealed", "closed"]),
  at: instantField,
});

const factsSchema = personSchema.extend({
  isSelf: z.boolean(),
  isEmailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  isVerified: z.boolean(),
  plan: z.enum(["gratuit", "premium"]),
  /** Why and until when they are suspended; `until` is null where it is for ever. */
  suspension: z.object({ reason: z.string().nullable(), until: instantField.nullable() }).nullable(),
  counts: z.object({ missions: count, proposals: count, agreed: count, documents: count, cases: count }),
  /** What of theirs was reported, the newest first, at most five. */
  cases: z.array(caseHead).max(5),
  /** Sanctions and what was lifted, roles that were given and taken: the newest first, at most fifty. */
  acts: z.array(auditEntrySchema).max(50),
});
export type PersonFacts = z.output<typeof factsSchema>;

const reason = paragraph({ name: "Motif", min: 10, max: 500 });

export const roleChange = z.object({ role: z.enum(roles, unknownChoice), reason });

/** A sanction: hours are those of a temporary suspension alone [POL-11, POL-12]. */
export const newSanction = z
  .object({
    kind: z.enum(sanctionKinds, "Choisissez une sanction."),
    hours: z
      .int("Indiquez une durée.")
      .min(suspensionHours.least, "Une suspension temporaire dure au moins 24 heures.")
      .max(suspensionHours.most, "Une suspension temporaire dure au plus 30 jours.")
      .optional(),
    reason,
  })
  .refine(({ kind, hours }) => (kind === "temporary") === (hours !== undefined), {
    path: ["hours"],
    message: "Une suspension temporaire, et elle seule, a une durée.",
  });
export type NewSanction = z.output<typeof newSanction>;

export const lifting = z.object({ reason });

const inactiveSchema = personSchema.extend({
  lastActiveAt: instantField,
  remindedAt: instantField.nullable(),
  /** They were not reminded in the last days. */
  canRemind: z.boolean(),
  /** From when the account may be closed; null before they were reminded. */
  closableFrom: instantField.nullable(),
  canClose: z.boolean(),
});
export type InactiveAccount = z.output<typeof inactiveSchema>;

const birthdaySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: z.string().nullable(),
  /** When it is celebrated. */
  day,
  age: count,
  /** When they were wished a happy birthday this year. */
  wishedAt: instantField.nullable(),
  /** False where they turned this kind of notification off. */
  wantsWishes: z.boolean(),
});
export type Birthday = z.output<typeof birthdaySchema>;

const wishesSwitch = z.object({ isOn: z.boolean(), changedAt: instantField.nullable() });

const sentWish = z.object({
  id: z.uuid(),
  name: z.string(),
  photo: z.string().nullable(),
  day,
  at: instantField,
});
export type SentWish = z.output<typeof sentWish>;

const monthsField = z
  .enum(inactivityMonths.map(String) as [string, ...string[]], "3, 6, 12, 24 ou 36 mois sont attendus.")
  .default(String(defaultInactivity))
  .transform(Number)
  .pipe(z.union(inactivityMonths.map((months) => z.literal(months))));

export const peopleContract = {
  list: endpoint({
    route: peopleRoutes.list,
    summary: "Accounts by name or address, role, kind and state, the newest first, 20 a page",
    query: z.strictObject({
      search: line({ name: "Recherche", max: 120 }).optional(),
      role: z.enum(roles, unknownChoice).optional(),
      userType: z.enum(userTypes, unknownChoice).optional(),
      state: z.enum(personStates, unknownChoice).optional(),
      /** Members of staff to whom their pages are closed: they have no second factor. */
      factor: z.literal("none", unknownChoice).optional(),
      ...pageFields,
    }),
    answer: keyedAnswer(personSchema),
    errors: [],
  }),
  one: endpoint({
    route: peopleRoutes.one,
    summary: "What staff knows of an account, and what was done to it",
    params: id,
    answer: answer({ data: factsSchema }),
    errors: ["NOT_FOUND"],
  }),
  setRole: endpoint({
    route: peopleRoutes.setRole,
    summary: "Gives an account another role, one of staff after a mailed code; never to whoever asks",
    params: id,
    body: roleChange,
    answer: answer({ data: factsSchema }),
    errors: ["NOT_FOUND", "OWN_ACCOUNT", "MAIL_PROOF_NEEDED", "ROLE_NOT_GRANTABLE"],
  }),
  sanction: endpoint({
    route: peopleRoutes.sanction,
    summary:
      "Warns a person, or suspends them for 24 hours to 30 days, or for ever; never oneself or another administrator",
    params: id,
    body: newSanction,
    answer: answer({ data: factsSchema }),
    errors: ["NOT_FOUND", "OWN_ACCOUNT", "ADMINISTRATOR_PROTECTED", "ACCOUNT_TRANSITION_REFUSED"],
  }),
  lift: endpoint({
    route: peopleRoutes.lift,
    summary: "Ends a suspension before its time",
    params: id,
    body: lifting,
    answer: answer({ data: factsSchema }),
    errors: ["NOT_FOUND", "OWN_ACCOUNT", "ACCOUNT_TRANSITION_REFUSED"],
  }),
  inactive: endpoint({
    route: peopleRoutes.inactive,
    summary: "Accounts that no one has used for some months, the longest first; never administrators",
    query: z.strictObject({ months: monthsField, ...pageFields }),
    answer: keyedAnswer(inactiveSchema),
    errors: [],
  }),
  remind: endpoint({
    route: peopleRoutes.remind,
    summary: "Writes to people who have not signed in for months; who was reminded this month is left out",
    body: z.object({
      ids: z
        .array(idField, "Choisissez des comptes.")
        .min(1, "Choisissez au moins un compte.")
        .max(mostReminded, `${mostReminded} comptes au plus à la fois.`),
    }),
    answer: answer({ reminded: z.array(z.uuid()), leftOut: count }),
    errors: [],
  }),
  close: endpoint({
    route: peopleRoutes.close,
    summary: "Closes and erases an account after three years of silence and a reminder of 30 days",
    params: id,
    answer: answer({ message: z.string() }),
    errors: [
      "NOT_FOUND",
      "OWN_ACCOUNT",
      "ADMINISTRATOR_PROTECTED",
      "CLOSURE_TOO_SOON",
      "ACCOUNT_COMMITTED",
      "ACCOUNT_TRANSITION_REFUSED",
    ],
  }),
  birthdays: endpoint({
    route: peopleRoutes.birthdays,
    summary: "Birthdays of today and of the next 30 days, of those who gave their date of birth",
    answer: answer({
      today: day,
      birthdays: z.array(birthdaySchema).max(mostBirthdays),
      /** There are more than are shown. */
      isCut: z.boolean(),
      wishes: wishesSwitch,
    }),
    errors: [],
  }),
  setWishes: endpoint({
    route: peopleRoutes.setWishes,
    summary: "Turns the yearly wishes on or off",
    body: z.object({ isOn: z.boolean("Oui ou non est attendu.") }),
    answer: answer({ wishes: wishesSwitch }),
    errors: [],
  }),
  wishes: endpoint({
    route: peopleRoutes.wishes,
    summary: "Wishes that were sent, the newest first, 20 a page",
    query: z.strictObject(pageFields),
    answer: keyedAnswer(sentWish),
    errors: [],
  }),
};
export type BirthdayOverview = z.output<typeof peopleContract.birthdays.answer>;
