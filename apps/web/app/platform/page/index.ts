export { drawnOnce } from "./drawn-once.ts";
export { useIsHydrated } from "./hydration.ts";
export { brandName, originOf, pageMeta } from "./meta.ts";
export { needsScripts, pagesNeedScripts } from "./needs-scripts.css.ts";
export { createPageContext, pageContext } from "./page-context.ts";
export { PageFactsContext, useBrand, useDemoAccounts, usePageFacts } from "./page-facts.ts";
export { isTitleAwaited, useAwaitedTitle, useKnownTitle, usePageTitle } from "./page-title.ts";
export { want, whenWanted, whenWantedScript } from "./when-wanted.ts";
