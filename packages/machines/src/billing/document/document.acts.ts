import type { DocumentAct } from "@jobami/api/billing/contract";
import { allowedActs } from "../../lifecycle/decide.ts";
import { decideDocument } from "./document.machine.ts";
import type { DocumentEvent, DocumentMover, DocumentState } from "./document.types.ts";

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
  allowedActs(events, (eventOf) => decideDocument(state, eventOf(by)));
