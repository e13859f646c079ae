export { focusPage, hasPageFocus, overlayAround } from "./focus-page.ts";
export { PageArrival } from "./PageArrival.tsx";
export { useFocusAtFirst } from "./use-focus-at-first.ts";
