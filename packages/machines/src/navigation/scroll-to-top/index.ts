export {
  createScrollToTopMachine,
  type ScrollToTopMachine,
  scrolledShare,
  shownPast,
} from "./scroll-to-top.machine.ts";
export type { Scroll, ScrollToTopEmitted, ScrollToTopEvent } from "./scroll-to-top.types.ts";
export { type ScrollToTopView, scrollToTopView } from "./scroll-to-top.view.ts";
