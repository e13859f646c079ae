import type { Pagination } from "@jobami/api/http/contract";

/** Counts of lists stop here: a list shows « 1 000+ ». Statements count one more, to know whether there are more. */
export const countCap = 1000;

/** How many rows come before a page: none of them when it goes on from a key. */
export function rowsBefore(
  page: { page: number; limit: number },
  key: readonly string[] | null = null,
): number {
  return key === null ? (page.page - 1) * page.limit : 0;
}

/** Where a page stands in its list; `total` is at most one more than the cap. */
export function paginationOf(page: {
  page: number;
  limit: number;
  total: number;
  nextCursor?: string | null;
}): Pagination {
  const totalCount = Math.min(page.total, countCap);
  return {
    page: page.page,
    pageSize: page.limit,
    totalPages: Math.ceil(totalCount / page.limit),
    totalCount,
    countIsCapped: page.total > countCap,
    nextCursor: page.nextCursor ?? null,
  };
}

/** The answer of a list as JSON text, around rows that the database wrote. */
export function listJson(rows: string, pagination: Pagination): string {
  return `{"success":true,"data":${rows},"pagination":${JSON.stringify(pagination)}}`;
}
