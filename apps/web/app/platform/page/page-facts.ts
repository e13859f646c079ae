import type { Brand, DemoAccount, PageFacts } from "@jobami/api/pages/contract";
import { createContext, use } from "react";

/** What the server knew when it rendered the page, given by the root (or a story). */
export const PageFactsContext = createContext<PageFacts | null>(null);

/** The facts of the nearest provider; throws outside one. */
export function usePageFacts(): PageFacts {
  const facts = use(PageFactsContext);
  if (facts === null) throw new Error("usePageFacts is called outside PageFactsContext");
  return facts;
}

/** The product's name and addresses. */
export function useBrand(): Brand {
  return usePageFacts().brand;
}

/** Accounts that may be tried; none outside demo. */
export function useDemoAccounts(): readonly DemoAccount[] {
  return usePageFacts().demoAccounts;
}
