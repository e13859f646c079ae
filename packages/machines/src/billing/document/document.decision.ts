import type { DocumentAct } from "@jobami/api/billing/contract";
import type { DocumentFact, DocumentStatus, DocumentType } from "@jobami/api/billing/routes";
import { transition } from "xstate";
import { documentLifecycle } from "./document.machine.ts";
import type {
  DocumentEvent,
  DocumentFollowUp,
  DocumentMover,
  DocumentRefusal,
  DocumentState,
} from "./document.types.ts";

/** What a step leads to (null: the document is gone) and what must follow in the same transaction, or why it is refused. */
export type DocumentDecision =
  | { allowed: true; next: DocumentState | null; follows: readonly DocumentFollowUp[] }
  | { allowed: false; reason: DocumentRefusal };

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

/** Asks the life cycle whether an event may happen to a document; pure, performs nothing. */
export function decideDocument(state: DocumentState | null, event: DocumentEvent): DocumentDecision {
  const here = documentLifecycle.resolveState({ value: machineValueOf(state) });
  const [next, actions] = transition(documentLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: DocumentRefusal }).reason };
  return {
    allowed: true,
    next: stateAt(next.value, state),
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as DocumentFollowUp),
  };
}

/** The acts as events, in the order of their buttons. An unfinished draft can be asked to be issued: it states what is missing. */
const events: Record<DocumentAct, (by: DocumentMover) => DocumentEvent> = {
  edit: (by) => ({ type: "document.edited", by }),
  remove: (by) => ({ type: "document.deleted", by }),
  issue: (by) => ({ type: "document.issued", by, isWhole: true }),
  send: (by) => ({ type: "document.sent", by }),
  pay: (by) => ({ type: "invoice.paid", by }),
  invoice: (by) => ({ type: "quote.invoiced", by }),
  credit: (by) => ({ type: "invoice.corrected", by }),
};

/** What a person may do now: which buttons to show. */
export const allowedDocumentActs = (state: DocumentState, by: DocumentMover): DocumentAct[] =>
  (Object.keys(events) as DocumentAct[]).filter((act) => decideDocument(state, events[act](by)).allowed);
