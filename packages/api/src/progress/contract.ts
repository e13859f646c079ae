import { z } from "zod";
import { filesField, storedFileSchema } from "../files/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { idField, instantField, line, paragraph } from "../http/fields.ts";
import { amountOrNoneField } from "../http/money.ts";
import {
  incidentActs,
  lateMinutes,
  maxHours,
  maxIncidentNote,
  maxProgressNote,
  paymentStatuses,
  progressRoutes,
  progressStatuses,
  progressSteps,
  workPhoto,
} from "./routes.ts";

/** What is reported of a mission from the agreement on: its steps, what was paid, and its end. */
export const progressEntryKinds = [
  "agreed",
  ...progressSteps,
  "confirmation.lapsed",
  "late.announced",
  "absence.reported",
  "absence.denied",
  "absence.admitted",
  "absence.closed",
  "mission.left",
  "euros.received",
  "euros.corrected",
  "jobis.sent",
  "jobis.returned",
  "dispute.opened",
  "dispute.closed",
  "euros.settled",
  "jobis.settled",
  "mission.completed",
  "mission.cancelled",
] as const;
export type ProgressEntryKind = (typeof progressEntryKinds)[number];

const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(progressEntryKinds),
  at: instantField,
  /** What was stated with it; empty without. */
  note: z.string(),
  /** Until when changes are to be made, `YYYY-MM-DD`. */
  dueOn: z.iso.date().nullable(),
  /** How long the work took, where it is paid by the hour. */
  hours: z.number().nullable(),
  /** By how long a person is late. */
  minutes: z.int().nullable(),
  /** Of a payment, or of what was settled: cents, or Jobi. */
  amount: z.int().nullable(),
  /** Of what was done. */
  photos: z.array(storedFileSchema),
});
export type ProgressEntry = z.output<typeof entrySchema>;

/** Cents of euros, and Jobi. */
export const sumSchema = z.object({ cents: z.int().min(0), jobis: z.int().min(0) });

/** What was agreed and what has been paid, in cents and Jobi. `agreed` of an hourly price grows with the hours that were worked. */
export const paymentSchema = z.object({
  status: z.enum(paymentStatuses),
  agreed: sumSchema,
  paid: sumSchema,
});
export type Payment = z.output<typeof paymentSchema>;

const contactSchema = z.object({ address: z.string(), phone: z.string() });
/** Where exactly, and how to reach the client. */
export type MissionContact = z.output<typeof contactSchema>;

const sideField = z.enum(["client", "jobbeur"]);

/** What goes wrong before the work begins; all of it is for the hour that is agreed on now. */
const incidentSchema = z.object({
  /** From when a side may announce to be late: the beginning of the day of the hour that was agreed on; null without an hour. */
  lateFrom: instantField.nullable(),
  /** From when a person may be reported not to have come: that hour, else the end of the day; null without a day. */
  absentFrom: instantField.nullable(),
  /** What was announced last, by who is awaited. */
  late: z
    .object({ by: sideField, minutes: z.int(), expectedAt: instantField, note: z.string(), at: instantField })
    .nullable(),
  /** A side states that the other one did not come, and the other's answer, until when it is waited for. */
  absence: z
    .object({
      by: sideField,
      status: z.enum(["reported", "denied", "admitted"]),
      at: instantField,
      answerBy: instantField,
    })
    .nullable(),
});
export type MissionIncident = z.output<typeof incidentSchema>;

export const progressSchema = z.object({
  missionId: idField,
  proposalId: idField,
  status: z.enum(progressStatuses),
  hasAskedChanges: z.boolean(),
  /** A dispute is open: no step is taken meanwhile, and nothing is confirmed by itself. */
  isDisputed: z.boolean(),
  /** The price is by the hour, and how long it took is not stated yet: nothing is confirmed before. */
  needsHours: z.boolean(),
  /** From when it can be declared done: the hour that was agreed on, without one the beginning of its day. */
  startsAt: instantField,
  incident: incidentSchema,
  /** Oldest first. */
  entries: z.array(entrySchema),
  /** When what is done is confirmed by itself. */
  confirmsItselfAt: instantField.nullable(),
  /** For its client, and for the chosen jobbeur while the mission is under way; null for others and while nothing was given. */
  contact: contactSchema.nullable(),
  payment: paymentSchema,
});
export type MissionProgress = z.output<typeof progressSchema>;

const missionParams = z.object({ id: idField });
const note = paragraph({ name: "Message", min: 0, max: maxProgressNote }).trim().default("");

/** A step with what goes along. Changes state what and by when; work that is done states how long it took, by the hour, and shows itself. */
export const progressBody = z
  .object({
    step: z.enum(progressSteps, "Cette étape n’est pas connue."),
    note,
    dueOn: z.iso.date("Choisissez une date.").optional(),
    hours: z
      .number("Indiquez un nombre d’heures.")
      .min(0.25, "Un quart d’heure au moins.")
      .max(maxHours, `${maxHours} heures au plus.`)
      .multipleOf(0.25, "Comptez par quarts d’heure.")
      .optional(),
    photos: filesField(workPhoto),
  })
  .superRefine(({ step, note: noteText, dueOn, photos }, context) => {
    if (step !== "work.done" && photos.length > 0)
      context.addIssue({
        code: "custom",
        path: ["photos"],
        message: "Les photos vont avec ce qui est fait.",
      });
    if (step !== "changes.asked") return;
    if (noteText === "")
      context.addIssue({ code: "custom", path: ["note"], message: "Dites ce qui est à reprendre." });
    if (dueOn === undefined)
      context.addIssue({ code: "custom", path: ["dueOn"], message: "Dites pour quand." });
  });
export type ProgressBody = z.input<typeof progressBody>;
export type ProgressInput = z.output<typeof progressBody>;

/** What goes wrong, with a word to the other side; who is late states by how long. */
export const incidentBody = z
  .object({
    act: z.enum(incidentActs, "Ce choix n’est pas connu."),
    minutes: z
      .int("Dites de combien.")
      .min(lateMinutes.min, `${lateMinutes.min} minutes au moins.`)
      .max(lateMinutes.max, "C’est trop long pour un retard\u00a0: proposez une autre heure.")
      .optional(),
    note: paragraph({ name: "Message", min: 0, max: maxIncidentNote }).trim().default(""),
  })
  .superRefine(({ act, minutes }, context) => {
    if (act === "late.announced" && minutes === undefined)
      context.addIssue({ code: "custom", path: ["minutes"], message: "Dites de combien." });
  });
export type IncidentBody = z.input<typeof incidentBody>;
export type IncidentInput = z.output<typeof incidentBody>;

const phone = line({ name: "Téléphone", min: 0, max: 30 })
  .trim()
  .refine((typed) => typed === "" || /^\+?[\d .()-]{6,30}$/.test(typed), "Ce numéro n’est pas complet.");

const contactBody = z.object({ address: line({ name: "Adresse", min: 0, max: 300 }).trim(), phone });

const paymentBody = z.object({
  status: z.enum(paymentStatuses, "Ce statut n’est pas connu."),
  montant_paiement: amountOrNoneField,
});
export type PaymentBody = z.input<typeof paymentBody>;

const refusals = ["NOT_FOUND", "FORBIDDEN", "PROGRESS_CHANGED"] as const;

export const progressContract = {
  read: endpoint({
    route: progressRoutes.read,
    summary:
      "How a mission that was agreed on goes, for its client and the chosen jobbeur, and for staff; null while no one was chosen",
    params: missionParams,
    answer: answer({ data: progressSchema.nullable() }),
    errors: ["NOT_FOUND"],
  }),
  step: endpoint({
    route: progressRoutes.step,
    summary:
      "A side takes a step: on the way, begun, done; changes asked once, confirmed. Who comes second gets `data.progress` as it stands",
    params: missionParams,
    body: progressBody,
    answer: answer({ data: progressSchema }),
    errors: [
      ...refusals,
      "DISPUTE_OPEN",
      "CHANGES_ASKED_ALREADY",
      "HOURS_MISSING",
      "WORK_TOO_EARLY",
      "MISSION_TRANSITION_REFUSED",
    ],
  }),
  incident: endpoint({
    route: progressRoutes.incident,
    summary:
      "What goes wrong before the work begins: late, no one came and the answer to it, cannot come, does not feel safe. Who comes second gets `data.progress` as it stands",
    params: missionParams,
    body: incidentBody,
    answer: answer({ data: progressSchema }),
    errors: [
      "NOT_FOUND",
      "FORBIDDEN",
      "DISPUTE_OPEN",
      "INCIDENT_TOO_EARLY",
      "INCIDENT_CHANGED",
      "MISSION_TRANSITION_REFUSED",
    ],
  }),
  contact: endpoint({
    route: progressRoutes.contact,
    summary:
      "The exact address and a phone number, which the chosen jobbeur alone reads, after the agreement and until the mission ends",
    params: missionParams,
    body: contactBody,
    answer: answer({ data: contactSchema }),
    errors: ["NOT_FOUND"],
  }),
  payment: endpoint({
    route: progressRoutes.payment,
    summary:
      "States what was paid in all: the jobbeur the euros that came, the client the Jobi that they send. `status` is what that leads to",
    params: z.object({ id: idField, proposalId: idField }),
    body: paymentBody,
    answer: answer({ data: paymentSchema }),
    errors: [...refusals, "AMOUNT_INVALID", "AMOUNT_TOO_HIGH", "INSUFFICIENT_JOBI"],
  }),
};
