import { z } from "zod";
import { dayField } from "../billing/draft.ts";
import { documentTypes } from "../billing/routes.ts";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { choicesField, countField, cursorField, idField, instantField, paragraph } from "../http/fields.ts";
import {
  amountField,
  checkPrice,
  jobiAmountField,
  paymentMethodField,
  paymentMethods,
} from "../http/money.ts";
import { maskedSchema } from "../masking/masked.ts";
import { budgetTypes, missionMoments, missionStatuses, publicPersonSchema } from "../missions/contract.ts";
import { missionTimings } from "../missions/timing.ts";
import { subcategorySlugs } from "../taxonomy/taxonomy.ts";
import { proposalsRoutes } from "./routes.ts";
import { proposalStatuses } from "./statuses.ts";

export type ProposalStatus = (typeof proposalStatuses)[number];

/** Who speaks in a negotiation: the mission's owner or the jobbeur. */
export const proposalSides = ["client", "jobbeur"] as const;
export type ProposalSide = (typeof proposalSides)[number];

/** One offer of the negotiation: version 1 is the jobbeur's first proposal. */
export const offerSchema = z.object({
  version: z.int().min(1),
  by: z.enum(proposalSides),
  amount: z.number(),
  jobiAmount: z.int(),
  paymentMethodType: z.enum(paymentMethods),
  /** As its reader may read it: all of it for who wrote it, and once the two agreed. */
  message: z.string(),
  /** What the other side does not read of it yet, for who wrote it. */
  masked: maskedSchema.nullish(),
  createdAt: instantField,
});
export type Offer = z.output<typeof offerSchema>;

/** Why the owner of a mission refuses a proposal, where they choose a sentence for it. */
export const refusalReasons = ["chosen", "price", "day", "changed"] as const;
export type RefusalReason = (typeof refusalReasons)[number];
/** The longest text of one’s own that goes with a refusal, in characters. */
export const maxRefusalText = 300;

/** What the owner of a mission leaves to whom they refuse: a sentence of the list, a text of their own, or both. */
export const refusalNoteSchema = z.object({
  reason: z.enum(refusalReasons).nullable(),
  /** As its reader may read it. */
  text: z.string(),
  /** What the other side does not read of it, for who wrote it. */
  masked: maskedSchema.nullish(),
});
export type RefusalNote = z.output<typeof refusalNoteSchema>;

/** A negotiation between a jobbeur and a mission's owner. Its terms are those of the newest offer. */
export const proposalSchema = z.object({
  proposalId: idField,
  mission: z.object({
    id: idField,
    title: z.string(),
    statut: z.enum(missionStatuses),
    owner: publicPersonSchema,
    /** The zone of its commune, whose clocks state when its day is. */
    zone: z.string(),
    /** Day wanted, `YYYY-MM-DD`, there, or the last one. */
    date: z.iso.date(),
    /** The last of several days; null where it takes one. */
    endDate: z.iso.date().nullish(),
    timing: z.enum(missionTimings).optional(),
    moment: z.enum(missionMoments),
    budgetType: z.enum(budgetTypes),
  }),
  jobbeur: publicPersonSchema,
  statut: z.enum(proposalStatuses),
  /** Grows with every step, ends included: what a caller saw when they decided. */
  version: z.int().min(1),
  /** Until when its jobbeur is to confirm it, since its mission is another than the one it was made for; null where it stands. */
  confirmBy: instantField.nullish(),
  /** The version of the mission that it was made for. */
  missionVersion: z.int().min(1).optional(),
  amount: z.number(),
  jobiAmount: z.int(),
  paymentMethodType: z.enum(paymentMethods),
  message: z.string(),
  offers: z.array(offerSchema).min(1),
  /** Null where it was not refused by its owner, or without a word. */
  refusalNote: refusalNoteSchema.nullish(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type Proposal = z.output<typeof proposalSchema>;

const terms = {
  amount: amountField,
  jobiAmount: jobiAmountField.default(0),
  message: paragraph({ name: "Message", min: 0, max: 2000 }).default(""),
  paymentMethodType: paymentMethodField.default("euros"),
};

/** The version the caller saw; when another stands, the answer is PROPOSAL_CHANGED with the current proposal in `data.proposal`. */
const expectedVersion = z.int("Un nombre entier est attendu.").min(1).optional();

/** What a jobbeur offers for a mission. */
export const proposeBody = z.object(terms).superRefine(checkPrice);
/** What either side answers instead of yes or no. */
export const counterBody = z
  .object({ proposalId: idField, ...terms, expectedVersion })
  .superRefine(checkPrice);
export type ProposeBody = z.input<typeof proposeBody>;
export type CounterBody = z.input<typeof counterBody>;

const missionParams = z.object({ id: idField });
const proposalParams = z.object({ id: idField, proposalId: idField });
const decisionBody = z.object({ expectedVersion }).optional();
const rejectBody = z
  .object({
    expectedVersion,
    reason: z.enum(refusalReasons, "Choisissez une réponse de la liste.").nullable().default(null),
    text: paragraph({ name: "Mot", min: 0, max: maxRefusalText }).default(""),
  })
  .optional();
const one = answer({ data: proposalSchema });
const decisionErrors = [
  "NOT_FOUND",
  "PROPOSAL_CHANGED",
  "PROPOSAL_TRANSITION_REFUSED",
  "PROPOSAL_UNCONFIRMED",
  "MISSION_CLOSED",
] as const;

/** The most rows of each kind that `waiting` shows, and the most that it counts. */
export const waitingRows = 5;
export const waitingCountCap = 100;

const waitingCount = z.int().min(0).max(waitingCountCap);

/** What is awaited of a person otherwise than by a proposal, in the order in which it is shown. */
export const awaitedActs = ["ask", "day", "review"] as const;

/** A mission that a person is asked for first, one that both agreed on without a day, or one that is over and to be reviewed. */
export const awaitedSchema = z.object({
  act: z.enum(awaitedActs),
  missionId: idField,
  title: z.string(),
  /** The other side of it. */
  other: publicPersonSchema,
  /** Until when it can be done; null where nothing ends it. */
  until: instantField.nullable(),
});
export type Awaited = z.output<typeof awaitedSchema>;

/** A quote or an invoice that was sent to a person and waits for them. */
export const awaitedDocumentSchema = z.object({
  type: z.enum(documentTypes).exclude(["avoir"]),
  title: z.string(),
  /** Who issued it. */
  other: publicPersonSchema,
  /** Where its client reads it. */
  link: z.string(),
  /** What is asked for, in cents, less what credit notes took off. */
  cents: z.int(),
  /** Last day to accept the quote or to pay the invoice. */
  endsOn: dayField.nullable(),
});
export type AwaitedDocument = z.output<typeof awaitedDocumentSchema>;

/** What a person comes for: what waits for their answer, what they agreed on, and how much of each there is. */
export const waitingSchema = z.object({
  /** Their answer is awaited, on either side; newest change first. */
  toAnswer: z.array(proposalSchema).max(waitingRows),
  /** Agreed and still to be done, on either side; the nearest day first. */
  underWay: z.array(proposalSchema).max(waitingRows),
  /** What else is awaited of them, the first to run out first within each act. */
  awaited: z
    .array(awaitedSchema)
    .max(waitingRows * awaitedActs.length)
    .optional(),
  /** The quotes and invoices among it, the first to run out first. */
  documents: z.array(awaitedDocumentSchema).max(waitingRows).optional(),
  counts: z.object({
    toAnswer: waitingCount,
    underWay: waitingCount,
    /** Proposals whose other side is awaited. */
    answersAwaited: waitingCount,
    /** Open missions of their own. */
    openMissions: waitingCount,
  }),
  /** Whether they ever posted a mission, or made or received a proposal. */
  hasBegun: z.boolean(),
});
export type Waiting = z.output<typeof waitingSchema>;

const statCount = z.int().min(0);
const statAmount = z.number().min(0);
const bothAmounts = z.object({ euros: statAmount, jobis: statAmount });

/**
 * What a person’s proposals come to [PROP-21..24]. Amounts are of the newest terms: `montantMoyen` and `montantTotal` in euros over all that
 * name euros, then of those in euros alone, in Jobi alone, and of the hybrid ones in both. Two decimals.
 */
export const proposalStatsSchema = z.object({
  total: statCount,
  enAttente: statCount,
  acceptees: statCount,
  refusees: statCount,
  /** Answered with other terms, by either side, and not decided. */
  contreOffres: statCount,
  montantMoyen: statAmount,
  montantTotal: statAmount,
  montantMoyenEuros: statAmount,
  montantTotalEuros: statAmount,
  montantMoyenJobis: statAmount,
  montantTotalJobis: statAmount,
  montantMoyenHybride: bothAmounts,
  montantTotalHybride: bothAmounts,
  countEuros: statCount,
  countJobis: statCount,
  countHybride: statCount,
  sentProposals: statCount,
  receivedProposals: statCount,
});
export type ProposalStats = z.output<typeof proposalStatsSchema>;

/** Accepted prices are shown from this many on: fewer would show who paid what. */
export const fewestPrices = 5;

const wholeEuros = z.int().min(0);

/** What was accepted in euros for a kind of mission: half of it lies between `low` and `high`. */
export const acceptedPricesSchema = z.object({
  /** What the prices are of: the service asked for, or its whole category where too few are known. */
  of: z.enum(["subcategory", "category"]),
  count: z.int().min(fewestPrices),
  low: wholeEuros,
  median: wholeEuros,
  high: wholeEuros,
});
export type AcceptedPrices = z.output<typeof acceptedPricesSchema>;

const listQuery = z.strictObject({
  page: countField({ min: 1, max: 100, fallback: 1 }),
  limit: countField({ min: 1, max: 50, fallback: 10 }),
  cursor: cursorField.optional(),
  offer_status: choicesField(proposalStatuses).optional(),
  /** Keeps the proposals on missions that stand so. */
  mission_status: choicesField(missionStatuses).optional(),
});

const pricesQuery = z.strictObject({
  subcategory: z.enum(subcategorySlugs, "Ce service n’est pas connu."),
  budget_type: z.enum(budgetTypes, "Un prix est fixe ou à l’heure."),
});
export type PricesQuery = z.output<typeof pricesQuery>;

export const proposalsContract = {
  propose: endpoint({
    route: proposalsRoutes.propose,
    summary:
      "A jobbeur offers to do an open mission; one proposal a jobbeur and mission, anew after a withdrawal",
    params: missionParams,
    body: proposeBody,
    status: 201,
    answer: one,
    errors: [
      "NOT_FOUND",
      "JOBBEUR_ONLY",
      "OWN_MISSION",
      "PROPOSAL_EXISTS",
      "MISSION_CLOSED",
      "PROFILE_HIDDEN",
      "PROPOSAL_TRANSITION_REFUSED",
    ],
  }),
  ownerCounter: endpoint({
    route: proposalsRoutes.ownerCounter,
    summary: "The mission's owner answers with other terms",
    params: missionParams,
    body: counterBody,
    answer: one,
    errors: decisionErrors,
  }),
  jobbeurCounter: endpoint({
    route: proposalsRoutes.jobbeurCounter,
    summary: "The jobbeur answers with other terms",
    params: missionParams,
    body: counterBody,
    answer: one,
    errors: decisionErrors,
  }),
  accept: endpoint({
    route: proposalsRoutes.accept,
    summary: "The side whose turn it is accepts; the mission begins and the other proposals are refused",
    params: proposalParams,
    body: decisionBody,
    answer: one,
    errors: decisionErrors,
  }),
  reject: endpoint({
    route: proposalsRoutes.reject,
    summary: "The mission's owner refuses, with a kind word for the jobbeur where they leave one",
    params: proposalParams,
    body: rejectBody,
    answer: one,
    errors: decisionErrors,
  }),
  withdraw: endpoint({
    route: proposalsRoutes.withdraw,
    summary: "The jobbeur takes the proposal back",
    params: proposalParams,
    body: decisionBody,
    answer: one,
    errors: decisionErrors,
  }),
  confirm: endpoint({
    route: proposalsRoutes.confirm,
    summary: "The jobbeur lets the proposal stand for the mission as it is now",
    params: proposalParams,
    body: decisionBody,
    answer: one,
    errors: decisionErrors,
  }),
  ofMission: endpoint({
    route: proposalsRoutes.ofMission,
    summary:
      "Proposals on a mission: all of them for its owner, one's own otherwise; at most 100, newest first",
    params: missionParams,
    answer: answer({ data: z.array(proposalSchema) }),
    errors: ["NOT_FOUND"],
  }),
  own: endpoint({
    route: proposalsRoutes.own,
    summary: "The signed-in jobbeur's proposal on a mission, null without one",
    params: missionParams,
    answer: answer({ data: proposalSchema.nullable() }),
    errors: ["NOT_FOUND"],
  }),
  sent: endpoint({
    route: proposalsRoutes.sent,
    summary: "Proposals made, newest change first, 10 a page",
    query: listQuery,
    answer: listAnswer(proposalSchema),
    errors: [],
  }),
  waiting: endpoint({
    route: proposalsRoutes.waiting,
    summary: "What waits for the signed-in person: proposals to answer, agreed work, and how much there is",
    answer: answer({ data: waitingSchema }),
    errors: [],
  }),
  prices: endpoint({
    route: proposalsRoutes.prices,
    summary:
      "Quartiles of the newest prices accepted in euros for a service, or for its category; null where too few are known",
    query: pricesQuery,
    answer: answer({ data: acceptedPricesSchema.nullable() }),
    errors: [],
  }),
  received: endpoint({
    route: proposalsRoutes.received,
    summary: "Proposals on one's missions, newest change first, 10 a page",
    query: listQuery,
    answer: listAnswer(proposalSchema),
    errors: [],
  }),
  sentStats: endpoint({
    route: proposalsRoutes.sentStats,
    summary: "What the proposals that the person made come to",
    answer: answer({ data: proposalStatsSchema }),
    errors: [],
  }),
  receivedStats: endpoint({
    route: proposalsRoutes.receivedStats,
    summary: "What the proposals on the person's missions come to",
    answer: answer({ data: proposalStatsSchema }),
    errors: [],
  }),
  one: endpoint({
    route: proposalsRoutes.one,
    summary: "One proposal, for its two sides and staff",
    params: proposalParams,
    answer: one,
    errors: ["NOT_FOUND"],
  }),
};
