export interface BottomBarContext {
  /** Where the page stood at its last scroll, in px from its top. */
  y: number;
}

export type BottomBarEvent =
  | { type: "page.scrolled"; y: number }
  /** Another page of the product is shown, from its top. */
  | { type: "page.changed" }
  /** The keyboard came into the bar: it must be seen. */
  | { type: "bar.focused" };
