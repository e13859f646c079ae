export interface BottomBarContext {
  /** Where the page stood at its last scroll, in px from its top. */
  y: number;
  /** A field has the focus, on a phone: the keyboard on the screen leaves no room for a bar. */
  isTyping: boolean;
}

export type BottomBarEvent =
  | { type: "page.scrolled"; y: number }
  /** Another page of the product is shown, from its top. */
  | { type: "page.changed" }
  /** The keyboard came into the bar: it must be seen. */
  | { type: "bar.focused" }
  /** On a phone: something that is typed into has the focus. */
  | { type: "field.entered" }
  | { type: "field.left" };
