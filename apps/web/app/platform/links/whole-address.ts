import { createContext, use } from "react";

/** Where the site stands, « https://jobami.fr », when it is not where the page does: a story shows the same on every machine. */
export const OriginContext = createContext<string | null>(null);

/** The whole address of a path of the site, for what leaves it: codes, cards, links to copy; the path alone where there is no page yet. */
export function useWholeAddress(path: string): string {
  const origin = use(OriginContext);
  const base = origin ?? globalThis.location?.href;
  return base === undefined ? path : new URL(path, base).href;
}
