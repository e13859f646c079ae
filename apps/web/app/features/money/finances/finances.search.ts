import type { FinancePayment } from "@jobami/api/finances/contract";
import { type FinanceSide, financeSides } from "@jobami/api/finances/routes";
import { paymentStatuses } from "@jobami/api/progress/routes";
import { readPage } from "../../../platform/lists/index.ts";

/** What an address shows of the money of missions. */
export interface FinancesSearch {
  side: FinanceSide;
  /** Null for the current one. */
  year: number | null;
  /** Null for all payments. */
  status: FinancePayment["status"] | null;
  page: number;
}

/** Reads an address; what it does not know is as if it stated nothing, and `side` holds where it states none. */
export function readFinances(params: URLSearchParams, side: FinanceSide): FinancesSearch {
  const year = params.get("annee") ?? "";
  return {
    side: financeSides.find((one) => one === params.get("sens")) ?? side,
    year: /^20[2-9]\d$/.test(year) ? Number(year) : null,
    status: paymentStatuses.find((one) => one === params.get("statut")) ?? null,
    page: readPage(params),
  };
}

/** The address of another look at it; a list that changes begins at its first page. */
export function addressOf({ side, year, status }: FinancesSearch, change: Partial<FinancesSearch>): string {
  const next = { side, year, status, page: 1, ...change };
  const query = new URLSearchParams({ sens: next.side });
  if (next.year !== null) query.set("annee", String(next.year));
  if (next.status !== null) query.set("statut", next.status);
  if (next.page > 1) query.set("page", String(next.page));
  return `?${query}`;
}
