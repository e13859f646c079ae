/** What a row of pages shows: a page's number, or a gap. */
export type PageMark = number | "gap";

/**
 * First and last page, the current one and its neighbours; a gap stands for at least two pages, for one would take no
 * less room. Always as many marks while there are more pages than fit, so that buttons do not move under the finger.
 */
export function pageMarks(page: number, totalPages: number): PageMark[] {
  if (totalPages <= 7) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), totalPages - 4);
  const middle = [from, from + 1, from + 2];
  return [
    1,
    from === 3 ? 2 : "gap",
    ...middle,
    from + 2 === totalPages - 2 ? totalPages - 1 : "gap",
    totalPages,
  ];
}
