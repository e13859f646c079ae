import { z } from "zod";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { countField, idField, instantField, line, paragraph } from "../http/fields.ts";
import { dayField, draftBody, rateField } from "./draft.ts";
import {
  billingRoutes,
  documentFacts,
  documentStatuses,
  documentsPageSize,
  documentTypes,
  maxName,
  maxReason,
  paymentMeans,
} from "./routes.ts";
import { settingsBody, settingsSchema, storedSettings } from "./settings.ts";

const centsField = z.int();

const clientSchema = z.object({
  /** A person of Jobami whom the issuer worked for: they are informed in the application. Null for anybody else. */
  personId: idField.nullable(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
});
export type BillingClient = z.output<typeof clientSchema>;

const lineSchema = z.object({
  label: z.string(),
  /** Thousandths of a unit; null while nothing is typed. */
  quantity: z.int().nullable(),
  unit: z.string(),
  /** Cents a unit, without VAT. */
  unitCents: centsField.nullable(),
  vat: rateField,
  /** Hundredths of a percent. */
  discount: z.int(),
});
export type DocumentLine = z.output<typeof lineSchema>;

const draftSchema = z.object({
  client: clientSchema,
  subject: z.string(),
  note: z.string(),
  lines: z.array(lineSchema),
  /** The day of the work that an invoice is for; null where none is stated. */
  servedOn: dayField.nullable(),
  /** Days from issue until it is due, or valid. */
  days: z.int(),
});
/** What its issuer writes of a document, until it is issued. */
export type DocumentDraft = z.output<typeof draftSchema>;

const totalsSchema = z.object({
  net: centsField,
  vat: centsField,
  total: centsField,
  shares: z.array(z.object({ rate: rateField, base: centsField, vat: centsField })),
});

const headShape = {
  id: idField,
  type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  fact: z.enum(documentFacts).nullable(),
  /** Null until it is issued. */
  number: z.string().nullable(),
  clientName: z.string(),
  subject: z.string(),
  /** With VAT, in cents. */
  totalCents: centsField,
  issuedOn: dayField.nullable(),
  /** Last day to pay an invoice, or to accept a quote. */
  endsOn: dayField.nullable(),
  isOverdue: z.boolean(),
  updatedAt: instantField,
};
const headSchema = z.object(headShape);
/** A document as a list shows it. */
export type DocumentHead = z.output<typeof headSchema>;

const receivedSchema = z.object({
  ...headSchema.pick({ type: true, status: true, fact: true, subject: true, totalCents: true }).shape,
  ...headSchema.pick({ endsOn: true, isOverdue: true }).shape,
  /** The unguessable id by which it is read. */
  publicId: idField,
  number: z.string(),
  issuerName: z.string(),
  issuedOn: dayField,
});
/** A document as the list of who received it shows it. */
export type ReceivedDocument = z.output<typeof receivedSchema>;

const relatedSchema = headSchema.pick({ id: true, type: true, status: true, number: true, totalCents: true });
export type RelatedDocument = z.output<typeof relatedSchema>;

const sheetShape = {
  ...draftSchema.shape,
  issuer: settingsSchema,
  totals: totalsSchema,
  /** The number of the invoice that a credit note corrects, or of the quote that an invoice follows. */
  sourceNumber: z.string().nullable(),
  acceptedName: z.string().nullable(),
  acceptedAt: instantField.nullable(),
  refusedAt: instantField.nullable(),
  refusedReason: z.string(),
  paidOn: dayField.nullable(),
};

/** What its issuer may do with a document now. */
export const documentActs = ["edit", "remove", "issue", "send", "pay", "invoice", "credit"] as const;
export type DocumentAct = (typeof documentActs)[number];

const documentSchema = z.object({
  ...headShape,
  ...sheetShape,
  /** Of the draft; grows with each change. */
  version: z.int(),
  missionId: idField.nullable(),
  /** The unguessable id by which its client reads it; null until it is issued. */
  publicId: idField.nullable(),
  /** Until when the link is open to whoever has it; past once it was closed. Null until it is issued. */
  linkUntil: instantField.nullable(),
  sentAt: instantField.nullable(),
  paidBy: z.enum(paymentMeans).nullable(),
  /** What credit notes took off an invoice, in cents. */
  creditedCents: centsField,
  cancelledAt: instantField.nullable(),
  /** Of an invoice that is to be paid: what was noted to be paid of its mission and stands on no other invoice. Null without. */
  noted: z.object({ cents: centsField, on: dayField }).nullable(),
  /** What it came from and what came of it. */
  related: z.array(relatedSchema),
  mayAct: z.array(z.enum(documentActs)),
});
export type BillingDocument = z.output<typeof documentSchema>;

const seenSchema = z.object({
  type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  fact: z.enum(documentFacts).nullable(),
  number: z.string(),
  issuedOn: dayField,
  endsOn: dayField.nullable(),
  ...sheetShape,
  /** What credit notes took off an invoice, in cents. */
  creditedCents: centsField,
  /** Whether the quote waits for an answer of who reads it. */
  mayAnswer: z.boolean(),
  /** Whether it waits for an answer of a person who declares first who they are: by the mailed link, or signed in. */
  asksWho: z.boolean(),
  /** Whether it stands in the list of documents that who reads it received. */
  isReceived: z.boolean(),
});
/** A document as its client reads it. */
export type SeenDocument = z.output<typeof seenSchema>;
/** An issued document as it stands on paper. */
export const sheetSchema = seenSchema.omit({
  creditedCents: true,
  mayAnswer: true,
  asksWho: true,
  isReceived: true,
});
/** What a sheet of paper shows of a document. */
export type DocumentSheet = Omit<z.output<typeof sheetSchema>, "number" | "issuedOn"> & {
  number: string | null;
  issuedOn: string | null;
};

const createBody = z.object({
  type: z.enum(["devis", "facture"], "Choisissez un devis ou une facture."),
  /** An agreed mission of the issuer's: its client, title and price are taken over. */
  missionId: idField.optional(),
});
export type CreateDocumentInput = z.output<typeof createBody>;

const payBody = z.object({
  paidOn: dayField,
  means: z.enum(paymentMeans, "Choisissez un moyen de paiement."),
});
export type PayBody = z.output<typeof payBody>;

const deriveBody = z.object({ type: z.enum(["facture", "avoir"], "Choisissez une facture ou un avoir.") });

/** What a client answers to a quote: who accepts gives their name and ticks « Bon pour accord ». */
/** What stands in the mailed link of a quote, and nowhere else. */
const keyField = z
  .string("Le lien est incomplet.")
  .max(100, "Le lien n’est pas valide.")
  .regex(/^[\w-]*$/, "Le lien n’est pas valide.")
  .default("");

export const quoteAnswerBody = z
  .object({
    answer: z.enum(["accept", "refuse"], "Acceptez ou refusez."),
    name: line({ name: "Nom", min: 0, max: maxName }).trim().default(""),
    agrees: z.boolean("Cochez «\u202fBon pour accord\u202f».").default(false),
    reason: paragraph({ name: "Motif", min: 0, max: maxReason }).trim().default(""),
    key: keyField,
  })
  .superRefine(({ answer: given, name, agrees }, context) => {
    if (given === "refuse") return;
    if (name.length < 2) context.addIssue({ code: "custom", path: ["name"], message: "Écrivez votre nom." });
    if (!agrees)
      context.addIssue({
        code: "custom",
        path: ["agrees"],
        message: "Cochez «\u202fBon pour accord\u202f».",
      });
  });
export type QuoteAnswerBody = z.input<typeof quoteAnswerBody>;
export type QuoteAnswerInput = z.output<typeof quoteAnswerBody>;

const sumSchema = z.object({ count: z.int(), cents: centsField });
const summarySchema = z.object({
  /** Issued invoices that are not paid, less what credit notes took off. */
  due: sumSchema,
  /** Those of them whose last day is past. */
  overdue: sumSchema,
  /** Issued quotes that wait for an answer. */
  waiting: sumSchema,
});
export type BillingSummary = z.output<typeof summarySchema>;

const statSchema = z.object({
  /** `YYYY-MM`: of the issue, of the making while it is a draft. */
  month: z.string(),
  type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  count: z.int(),
  cents: centsField,
});
export type BillingStat = z.output<typeof statSchema>;

const params = z.object({ id: idField });
const quoteParams = z.object({ quoteId: idField });

export const billingContract = {
  settings: endpoint({
    route: billingRoutes.settings,
    summary: "Who one is on one's documents, and what is missing before one can issue any",
    answer: answer({ data: storedSettings }),
    errors: [],
  }),
  saveSettings: endpoint({
    route: billingRoutes.saveSettings,
    summary: "Replaces them; issued documents keep what was true",
    body: settingsBody,
    answer: answer({ data: storedSettings }),
    errors: ["JOBBEUR_ONLY"],
  }),
  summary: endpoint({
    route: billingRoutes.summary,
    summary: "What is due, what is overdue, and what waits for an answer",
    answer: answer({ data: summarySchema }),
    errors: [],
  }),
  list: endpoint({
    route: billingRoutes.list,
    summary: "One's documents of a type: drafts first, then by number, the newest first",
    query: z.strictObject({
      type: z.enum(documentTypes, "Ce type n’est pas connu.").default("devis"),
      status: z.enum(documentStatuses, "Ce statut n’est pas connu.").optional(),
      q: line({ name: "Recherche", min: 0, max: 100 }).trim().default(""),
      page: countField({ min: 1, max: 100, fallback: 1 }),
      limit: countField({ min: 1, max: 50, fallback: documentsPageSize }),
    }),
    answer: listAnswer(headSchema),
    errors: [],
  }),
  received: endpoint({
    route: billingRoutes.received,
    summary:
      "Documents that were sent to one's account, the newest first; drafts and what was not sent stay out",
    query: z.strictObject({
      type: z.enum(documentTypes, "Ce type n’est pas connu.").optional(),
      page: countField({ min: 1, max: 100, fallback: 1 }),
      limit: countField({ min: 1, max: 50, fallback: documentsPageSize }),
    }),
    answer: listAnswer(receivedSchema),
    errors: [],
  }),
  create: endpoint({
    route: billingRoutes.create,
    summary: "Begins a quote or an invoice, from an agreed mission if one is named",
    body: createBody,
    status: 201,
    answer: answer({ data: documentSchema }),
    errors: ["JOBBEUR_ONLY", "NOT_FOUND", "DRAFTS_FULL"],
  }),
  one: endpoint({
    route: billingRoutes.one,
    summary: "One of one's documents",
    params,
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND"],
  }),
  edit: endpoint({
    route: billingRoutes.edit,
    summary:
      "Saves a draft; DOCUMENT_CHANGED brings `data.document` as it stands when another version is stored, or it was issued",
    params,
    body: draftBody,
    bodyBytes: 96 * 1024,
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND", "JOBBEUR_ONLY", "DOCUMENT_CHANGED"],
  }),
  remove: endpoint({
    route: billingRoutes.remove,
    summary: "Deletes a draft; an issued document is never deleted",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND", "DOCUMENT_CHANGED"],
  }),
  issue: endpoint({
    route: billingRoutes.issue,
    summary: "Gives a draft the next number of its issuer, type and year, and freezes it",
    params,
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND", "JOBBEUR_ONLY", "DOCUMENT_CHANGED", "DOCUMENT_UNFINISHED", "CREDIT_TOO_HIGH"],
  }),
  send: endpoint({
    route: billingRoutes.send,
    summary: "Sends its client the link of an issued document: by mail, in the application, or both",
    params,
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND", "JOBBEUR_ONLY", "DOCUMENT_CHANGED", "NO_RECIPIENT", "SENDS_FULL"],
  }),
  link: endpoint({
    route: billingRoutes.link,
    summary: "Closes the link of an issued document, or opens it again for ninety days",
    params,
    body: z.object({ isOpen: z.boolean("Oui ou non est attendu.") }),
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND"],
  }),
  pay: endpoint({
    route: billingRoutes.pay,
    summary: "Notes that an invoice was paid, on which day and how",
    params,
    body: payBody,
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND", "DOCUMENT_CHANGED"],
  }),
  derive: endpoint({
    route: billingRoutes.derive,
    summary: "Begins an invoice from an accepted quote, or a credit note from an invoice",
    params,
    body: deriveBody,
    status: 201,
    answer: answer({ data: documentSchema }),
    errors: ["NOT_FOUND", "JOBBEUR_ONLY", "DOCUMENT_CHANGED", "DRAFTS_FULL"],
  }),
  seen: endpoint({
    route: billingRoutes.seen,
    summary:
      "An issued document for whoever has its link while that is open, and for its client and its issuer",
    params: quoteParams,
    query: z.strictObject({ key: keyField }),
    answer: answer({ data: seenSchema }),
    errors: ["NOT_FOUND", "LINK_ENDED"],
  }),
  answer: endpoint({
    route: billingRoutes.answer,
    summary:
      "Accepts or refuses a quote, signed in as its client or by the key of the mailed link; who comes second, or too late, gets `data.quote` as it stands",
    params: quoteParams,
    body: quoteAnswerBody,
    answer: answer({ data: seenSchema }),
    errors: [
      "NOT_FOUND",
      "LINK_ENDED",
      "FORBIDDEN",
      "QUOTE_CLIENT_ONLY",
      "DOCUMENT_CHANGED",
      "QUOTE_EXPIRED",
    ],
  }),
  stats: endpoint({
    route: billingRoutes.stats,
    summary: "Counts and sums of all documents of the last twelve months, by month, type and status",
    answer: answer({ data: z.array(statSchema) }),
    errors: [],
  }),
};
