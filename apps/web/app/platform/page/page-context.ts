import type { PageContext } from "@jobami/api/pages/contract";
import { createContext, RouterContextProvider } from "react-router";

/** Key of what the server gave to this rendering. */
export const pageContext = createContext<PageContext>();

/** The context of one rendering, made here so that the server and the loaders share one key. */
export function createPageContext(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}
