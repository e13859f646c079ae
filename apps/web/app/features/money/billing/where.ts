import {
  type DocumentStatus,
  type DocumentType,
  documentStatuses,
  documentTypes,
} from "@jobami/api/billing/routes";
import {
  billingDocumentPattern,
  billingPath,
  quoteAcceptancePattern,
  receivedDocumentsPath,
  sharedDocumentPattern,
} from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";

/** What the list is asked for, as its address states it. */
export interface BillingSearch {
  type: DocumentType;
  status: DocumentStatus | "";
  q: string;
  page: number;
}

/** One document of one's own. */
export const documentPath = (id: string): string =>
  billingDocumentPattern.replace(":documentId", encodeURIComponent(id));

/** The page on which its client reads a document. */
export const sharedPath = (type: DocumentType, publicId: string): string =>
  (type === "devis" ? quoteAcceptancePattern : sharedDocumentPattern).replace(
    ":quoteId",
    encodeURIComponent(publicId),
  );

/** The address of the list, leaving out what is the default. */
export function listPath({ type, status, q, page }: BillingSearch): string {
  const filters = [
    ["type", type === "devis" ? "" : type],
    ["statut", status],
    ["q", q],
    ["page", page > 1 ? String(page) : ""],
  ].filter(([, value]) => value !== "");
  const params = new URLSearchParams(filters as [string, string][]);
  return params.size === 0 ? billingPath : `${billingPath}?${params}`;
}

/** Reads an address; what it does not know it ignores. */
export function readSearch(params: URLSearchParams): BillingSearch {
  return {
    type: documentTypes.find((type) => type === params.get("type")) ?? "devis",
    status: documentStatuses.find((status) => status === params.get("statut")) ?? "",
    q: (params.get("q") ?? "").slice(0, 100),
    page: readPage(params),
  };
}

/** What the list of received documents is asked for. */
export interface ReceivedSearch {
  type: DocumentType | "";
  page: number;
}

export function receivedListPath({ type, page }: ReceivedSearch): string {
  const params = new URLSearchParams({
    ...(type === "" ? {} : { type }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size === 0 ? receivedDocumentsPath : `${receivedDocumentsPath}?${params}`;
}

/** Reads such an address; what it does not know it ignores. */
export const readReceivedSearch = (params: URLSearchParams): ReceivedSearch => ({
  type: documentTypes.find((type) => type === params.get("type")) ?? "",
  page: readPage(params),
});

/** The agreed mission that an address hands over to new documents; null without one. */
export const readMission = (params: URLSearchParams): string | null =>
  /^[\da-f-]{36}$/i.exec(params.get("mission") ?? "")?.[0] ?? null;
