import { readPage } from "../../platform/lists/index.ts";
import { staffPages } from "../../staff-pages.ts";

/** What the list is asked for, as its address says it. */
export interface DisputesSearch {
  state: "open" | "ended";
  page: number;
}

/** The address of a search, leaving out what is the default. */
export function disputesPath({ state, page }: DisputesSearch): string {
  const said: [string, string][] = [
    ["etat", state === "ended" ? "clos" : ""],
    ["page", page > 1 ? String(page) : ""],
  ];
  const params = new URLSearchParams(said.filter(([, value]) => value !== ""));
  const { path } = staffPages.disputes;
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Reads an address; what it does not know it ignores. */
export const readDisputesSearch = (params: URLSearchParams): DisputesSearch => ({
  state: params.get("etat") === "clos" ? "ended" : "open",
  page: readPage(params),
});
