/** The page number of a list's address, 1 to 100; 1 for anything else. */
export function readPage(params: URLSearchParams): number {
  return Math.min(100, Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1));
}
