import type { DocumentFact, DocumentStatus, DocumentType } from "@jobami/api/billing/routes";
import { setup } from "xstate";
import { decide } from "../../lifecycle/decide.ts";
import type { DocumentEvent, DocumentFollowUp, DocumentRefusal, DocumentState } from "./document.types.ts";

const lifecycle = setup({
  types: { events: {} as DocumentEvent },
  guards: {
    isQuote: ({ event }) => event.type === "document.begun" && event.as === "devis",
    isInvoice: ({ event }) => event.type === "document.begun" && event.as === "facture",
    isNotByIssuer: ({ event }) => !("by" in event) || event.by !== "issuer",
    isNotByClient: ({ event }) => !("by" in event) || event.by !== "client",
    isUnfinished: ({ event }) => event.type === "document.issued" && !event.isWhole,
    isTooLate: ({ event }) => "isInTime" in event && !event.isInTime,
    isBeyond: ({ event }) => event.type === "credit.issued" && event.takes === "beyond",
    isWholeCredit: ({ event }) => event.type === "credit.issued" && event.takes === "whole",
  },
  actions: {
    follow: (_, _followUp: DocumentFollowUp) => {},
    refuse: (_, _refusal: { reason: DocumentRefusal }) => {},
  },
});

const refuse = (reason: DocumentRefusal) => ({ type: "refuse", params: { reason } }) as const;
const notify = (to: "issuer" | "client") =>
  ({
    type: "follow",
    params: ({ event }: { event: DocumentEvent }): DocumentFollowUp => ({
      type: `${to}.notified`,
      of: event.type,
    }),
  }) as const;

const issuerOnly = { guard: "isNotByIssuer", actions: refuse("FORBIDDEN") } as const;
const clientOnly = { guard: "isNotByClient", actions: refuse("FORBIDDEN") } as const;
const inTimeOnly = { guard: "isTooLate", actions: refuse("QUOTE_EXPIRED") } as const;
const wholeOnly = { guard: "isUnfinished", actions: refuse("DOCUMENT_UNFINISHED") } as const;
const beyond = { guard: "isBeyond", actions: refuse("CREDIT_TOO_HIGH") } as const;

const draft = {
  on: {
    "document.edited": [issuerOnly, {}],
    "document.deleted": [issuerOnly, { target: "#document.gone" }],
    "document.issued": [issuerOnly, wholeOnly, { target: "issued" }],
  },
} as const;
const sends = [issuerOnly, { actions: notify("client") }] as const;
const corrects = [issuerOnly, {}] as const;
const credits = [beyond, { guard: "isWholeCredit", target: "cancelled" }, {}] as const;

/**
 * The life cycle of quotes, invoices and credit notes. Until it is issued a document is its issuer's to change and to delete; from then
 * on nothing of it changes but how it stands. A quote is accepted or refused by its client, or time ends it; an invoice is paid, and
 * credit notes that take all of it cancel it. It has no clock and counts nothing.
 */
export const documentLifecycle = lifecycle.createMachine({
  id: "document",
  initial: "nothing",
  on: { "*": { actions: refuse("DOCUMENT_CHANGED") } },
  states: {
    nothing: {
      on: {
        "document.begun": [
          { guard: "isQuote", target: "devis" },
          { guard: "isInvoice", target: "facture" },
          { target: "avoir" },
        ],
      },
    },
    devis: {
      initial: "draft",
      states: {
        draft: { on: { ...draft.on } },
        issued: {
          on: {
            "document.sent": [...sends],
            "quote.accepted": [clientOnly, inTimeOnly, { target: "accepted", actions: notify("issuer") }],
            "quote.refused": [clientOnly, inTimeOnly, { target: "refused", actions: notify("issuer") }],
            "validity.ended": { target: "expired", actions: notify("issuer") },
          },
        },
        accepted: { on: { "document.sent": [...sends], "quote.invoiced": [issuerOnly, {}] } },
        refused: {},
        expired: {
          on: {
            "quote.accepted": [clientOnly, { actions: refuse("QUOTE_EXPIRED") }],
            "quote.refused": [clientOnly, { actions: refuse("QUOTE_EXPIRED") }],
          },
        },
      },
    },
    facture: {
      initial: "draft",
      states: {
        draft: { on: { ...draft.on } },
        issued: {
          on: {
            "document.sent": [...sends],
            "invoice.paid": [issuerOnly, { target: "paid" }],
            "invoice.corrected": [...corrects],
            "credit.issued": [...credits],
          },
        },
        paid: {
          on: {
            "document.sent": [...sends],
            "invoice.corrected": [...corrects],
            "credit.issued": [...credits],
          },
        },
        cancelled: { on: { "document.sent": [...sends] } },
      },
    },
    avoir: {
      initial: "draft",
      states: {
        draft: { on: { ...draft.on } },
        issued: { on: { "document.sent": [...sends] } },
      },
    },
    gone: {},
  },
});

const statesByStatus = { brouillon: "draft", émis: "issued", accepté: "accepted", payé: "paid" } as const;
type Standing = (typeof statesByStatus)[DocumentStatus] | DocumentFact;
const statusByState: Partial<Record<Standing, DocumentStatus>> = {
  draft: "brouillon",
  issued: "émis",
  accepted: "accepté",
  paid: "payé",
};

/** Where the machine is with a document; null stands for one that is not begun yet. */
export const machineValueOf = (state: DocumentState | null) =>
  state === null ? "nothing" : { [state.type]: state.fact ?? statesByStatus[state.status] };

/** The document where the machine is; what ended it leaves the status that it had. */
function stateAt(value: unknown, before: DocumentState | null): DocumentState | null {
  if (typeof value !== "object" || value === null) return null;
  const [found] = Object.entries(value) as [DocumentType, Standing][];
  if (found === undefined) return null;
  const [type, standing] = found;
  const status = statusByState[standing];
  return status === undefined
    ? { type, status: before?.status ?? "émis", fact: standing as DocumentFact }
    : { type, status, fact: null };
}

/** Asks the life cycle whether an event may happen to a document; pure, performs nothing. What ended leaves `next` null. */
export function decideDocument(state: DocumentState | null, event: DocumentEvent) {
  const decision = decide(documentLifecycle, machineValueOf(state), event);
  return decision.allowed ? { ...decision, next: stateAt(decision.next, state) } : decision;
}

export type DocumentDecision = ReturnType<typeof decideDocument>;
