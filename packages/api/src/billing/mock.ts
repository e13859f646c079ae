import { defineMock } from "../mock/define-mock.ts";
import { billingContract } from "./contract.ts";
import {
  acceptedHead,
  billingSettings,
  billingStats,
  billingSummary,
  draftDocument,
  draftHead,
  issuedInvoice,
  issuedQuote,
  quoteHead,
  receivedDocuments,
  seenAccepted,
  seenQuote,
} from "./fixtures.ts";

const settings = { settings: billingSettings, missing: [] };

/** What the domain answers in stories and tests. */
export const billingMock = defineMock(billingContract, {
  settings: { success: true, data: settings },
  saveSettings: { success: true, data: settings },
  summary: { success: true, data: billingSummary },
  list: {
    success: true,
    data: [draftHead, quoteHead, acceptedHead],
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: 3,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  received: {
    success: true,
    data: receivedDocuments,
    pagination: {
      page: 1,
      pageSize: 20,
      totalPages: 1,
      totalCount: receivedDocuments.length,
      countIsCapped: false,
      nextCursor: null,
    },
  },
  create: { success: true, data: draftDocument },
  one: { success: true, data: draftDocument },
  edit: { success: true, data: draftDocument },
  remove: { success: true },
  issue: { success: true, data: issuedQuote },
  send: { success: true, data: issuedQuote },
  link: { success: true, data: { ...issuedQuote, linkUntil: "2026-11-20T10:00:00.000Z" } },
  pay: {
    success: true,
    data: {
      ...issuedInvoice,
      status: "payé",
      paidOn: "2026-11-19",
      paidBy: "transfer",
      mayAct: ["send", "credit"],
    },
  },
  derive: { success: true, data: { ...draftDocument, type: "facture" } },
  seen: { success: true, data: seenQuote },
  answer: { success: true, data: seenAccepted },
  stats: { success: true, data: billingStats },
});
