export {
  type BottomBarMachine,
  createBottomBarMachine,
  hidePastPx,
  showWithinPx,
} from "./bottom-bar.machine.ts";
export {
  type BarPlace,
  type BottomBarItem,
  bottomBarItems,
  hasBottomBar,
  isProfilePage,
  wideFromPx,
} from "./bottom-bar.place.ts";
export type { BottomBarEvent } from "./bottom-bar.types.ts";
export { type BottomBarView, bottomBarView } from "./bottom-bar.view.ts";
