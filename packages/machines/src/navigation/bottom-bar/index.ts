export {
  type BottomBarMachine,
  createBottomBarMachine,
  hidePastPx,
  showWithinPx,
} from "./bottom-bar.machine.ts";
export {
  type BarPages,
  type BarPlace,
  type BottomBarItem,
  bottomBarItems,
  hasBottomBar,
  isWithin,
  wideFromPx,
} from "./bottom-bar.place.ts";
export type { BottomBarEvent } from "./bottom-bar.types.ts";
export { type BottomBarView, bottomBarView } from "./bottom-bar.view.ts";
