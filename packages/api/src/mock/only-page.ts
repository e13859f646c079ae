import type { KeyedPagination } from "../http/contract.ts";

/** A page that is the whole list, as stories and tests have it. */
export const onlyPage = (totalCount: number, pageSize = 20): KeyedPagination => ({
  pageSize,
  totalCount,
  countIsEstimated: false,
  previousCursor: null,
  nextCursor: null,
});

/** A list that is walked by key, with nothing in it, as a call answers it. */
export const noRows = { success: true as const, data: [], pagination: onlyPage(0) };
