import type { PageWorld } from "@jobami/api/pages/contract";
import { createContext, RouterContextProvider } from "react-router";

/** Key of what the server gave to this rendering. */
export const pageWorld = createContext<PageWorld>();

/** The context of one rendering, made here so that the server and the loaders share one key. */
export function createPageContext(world: PageWorld): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageWorld, world);
  return context;
}
