import { z } from "zod";
import { answer, endpoint, keyedAnswer, keyedFields } from "../http/contract.ts";
import { idField, instantField, line, paragraph } from "../http/fields.ts";
import { workParts } from "../staff/routes.ts";
import {
  documentChecks,
  documentKinds,
  documentStatuses,
  hasLastDay,
  revocationActs,
  verificationRoutes,
  waitingPageSize,
} from "./routes.ts";
import { bareSiret, isSiret, wrongSiret } from "./siret.ts";

const notADay = "Cette date n’est pas valide.";
const dayField = z.iso.date(notADay).refine((day) => day >= "2000-01-01" && day < "2200-01-01", notADay);

const kindField = z.enum(documentKinds, "Choisissez ce que vous envoyez.");

/** A document that a person sends; it names its last day where its kind has one, and what it certifies where it is a qualification. */
export const documentBody = z
  .object({
    kind: kindField,
    file: z.uuid("Ajoutez un fichier."),
    title: line({ name: "Intitulé", max: 80 }).trim().nullable(),
    expiresOn: dayField.nullable(),
  })
  .refine(({ kind, expiresOn }) => hasLastDay(kind) === (expiresOn !== null), {
    path: ["expiresOn"],
    message: "Indiquez jusqu’à quand ce document est valable.",
  })
  .refine(({ kind, title }) => (kind === "qualification") === (title !== null), {
    path: ["title"],
    message: "Indiquez de quel diplôme ou titre il s’agit.",
  });
export type DocumentBody = z.output<typeof documentBody>;

export const companyBody = z.object({
  siret: z
    .string("Indiquez votre SIRET.")
    .max(40, "Un SIRET a 14 chiffres.")
    .transform(bareSiret)
    .refine(isSiret, wrongSiret),
});

const documentShape = {
  id: idField,
  kind: z.enum(documentKinds),
  title: z.string().nullable(),
  status: z.enum(documentStatuses),
  expiresOn: z.string().nullable(),
  submittedAt: instantField,
  decidedAt: instantField.nullable(),
  /** Why it was refused, or is accepted no more. */
  reason: z.string().nullable(),
  /** What was checked when it was accepted. */
  checks: z.array(z.enum(documentChecks)),
  file: z.object({ name: z.string(), address: z.string(), isPicture: z.boolean() }),
};
const documentSchema = z.object(documentShape);
export type VerificationDocument = z.output<typeof documentSchema>;

const companySchema = z.object({
  siret: z.string(),
  name: z.string(),
  /** Open, as the register stated when it was asked. */
  isActive: z.boolean(),
  checkedAt: instantField,
});
export type VerifiedCompany = z.output<typeof companySchema>;

/** All that a person proved, and whether they bear the badge; each ground of the badge apart. */
const standingSchema = z.object({
  documents: z.array(documentSchema),
  company: companySchema.nullable(),
  badge: z.object({
    isGiven: z.boolean(),
    hasValidIdentity: z.boolean(),
    hasQualification: z.boolean(),
    positiveReviews: z.int().min(0),
  }),
});
export type VerificationStanding = z.output<typeof standingSchema>;

const waitingSchema = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  kinds: z.array(z.enum(documentKinds)),
  /** When the one that waits longest was sent. */
  since: instantField,
  isTaken: z.boolean(),
});
export type WaitingPerson = z.output<typeof waitingSchema>;

const reasonField = paragraph({ name: "Motif", min: 10, max: 500 }).trim();

const decisionBody = z
  .object({
    decision: z.enum(["accept", "refuse"], "Acceptez ou refusez."),
    reason: reasonField.nullable().default(null),
    /** What whoever accepts has checked. */
    checks: z
      .array(z.enum(documentChecks, "Ce contrôle n’est pas connu."))
      .max(documentChecks.length, "Ces contrôles sont trop nombreux.")
      .default([]),
  })
  .refine(({ decision, reason }) => (decision === "refuse") === (reason !== null), {
    path: ["reason"],
    message: "Dites à la personne pourquoi.",
  });

export type Decision = z.output<typeof decisionBody>;

const revocationBody = z.object({
  act: z.enum(revocationActs, "Retirez l’acceptation, ou redemandez le document."),
  reason: reasonField,
});

export type Revocation = z.output<typeof revocationBody>;

const documentParams = z.object({ id: idField });

export const verificationContract = {
  own: endpoint({
    route: verificationRoutes.own,
    summary: "What one proved of oneself, and what the verified badge still wants",
    answer: answer({ data: standingSchema }),
    errors: [],
  }),
  submit: endpoint({
    route: verificationRoutes.submit,
    summary: "Sends a document to be checked; one of its kind that does not count gives way",
    body: documentBody,
    status: 201,
    answer: answer({ data: standingSchema }),
    errors: ["NOT_FOUND", "FILE_IN_USE", "VERIFICATION_FULL", "VERIFICATION_EXPIRED"],
  }),
  withdraw: endpoint({
    route: verificationRoutes.withdraw,
    summary: "Takes back a document of one's own, with its file",
    params: documentParams,
    answer: answer({ data: standingSchema }),
    errors: ["NOT_FOUND"],
  }),
  setCompany: endpoint({
    route: verificationRoutes.setCompany,
    summary: "Names one's company; the public register states whether it is open",
    body: companyBody,
    answer: answer({ data: standingSchema }),
    errors: ["COMPANY_UNKNOWN", "COMPANY_CLOSED", "REGISTER_UNAVAILABLE"],
  }),
  removeCompany: endpoint({
    route: verificationRoutes.removeCompany,
    summary: "Names no company any more",
    answer: answer({ data: standingSchema }),
    errors: [],
  }),
  queue: endpoint({
    route: verificationRoutes.queue,
    summary:
      "Who waits for a decision, all of them or those whom the caller may decide of, the longest first",
    query: z.strictObject({
      status: z.enum(["open", ...workParts], "Ce choix n’est pas connu.").default("open"),
      ...keyedFields(waitingPageSize),
    }),
    answer: keyedAnswer(waitingSchema),
    errors: [],
  }),
  person: endpoint({
    route: verificationRoutes.person,
    summary: "The documents of a person, for those who decide; who comes next",
    params: z.object({ id: idField }),
    answer: answer({
      person: z.object({ id: idField, name: z.string(), email: z.string() }),
      data: standingSchema,
      next: idField.nullable(),
    }),
    errors: ["NOT_FOUND"],
  }),
  take: endpoint({
    route: verificationRoutes.take,
    summary: "Begins to look at a document: its owner sees so",
    params: documentParams,
    answer: answer({}),
    errors: ["NOT_FOUND", "OWN_ACCOUNT"],
  }),
  decide: endpoint({
    route: verificationRoutes.decide,
    summary: "Accepts a document that one has opened and checked, or refuses it with a reason for its owner",
    params: documentParams,
    body: decisionBody,
    answer: answer({ data: documentSchema }),
    errors: [
      "NOT_FOUND",
      "OWN_ACCOUNT",
      "VERIFICATION_DECIDED",
      "VERIFICATION_EXPIRED",
      "VERIFICATION_UNSEEN",
      "VERIFICATION_UNCHECKED",
    ],
  }),
  revoke: endpoint({
    route: verificationRoutes.revoke,
    summary:
      "Takes the acceptance of a document back, or asks for the document again, with a reason for its owner",
    params: documentParams,
    body: revocationBody,
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND", "OWN_ACCOUNT", "VERIFICATION_NOT_ACCEPTED"],
  }),
};
