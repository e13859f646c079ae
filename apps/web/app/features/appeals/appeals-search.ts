import { readPage } from "../../platform/lists/index.ts";
import { staffPages } from "../../staff-pages.ts";

/** What the queue is asked for, as its address says it. */
export interface AppealsSearch {
  state: "open" | "decided";
  page: number;
}

/** The address of a search, leaving out what is the default. */
export function appealsPath({ state, page }: AppealsSearch): string {
  const said: [string, string][] = [
    ["etat", state === "decided" ? "tranches" : ""],
    ["page", page > 1 ? String(page) : ""],
  ];
  const params = new URLSearchParams(said.filter(([, value]) => value !== ""));
  const { path } = staffPages.appeals;
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Reads an address; what it does not know it ignores. */
export const readAppealsSearch = (params: URLSearchParams): AppealsSearch => ({
  state: params.get("etat") === "tranches" ? "decided" : "open",
  page: readPage(params),
});
