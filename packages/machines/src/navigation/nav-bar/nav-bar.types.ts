export interface NavBarInput {
  /** Inner width of the window, in px. */
  width: number;
  /** Whether the page is the landing page, whose bar never shrinks. */
  isLanding: boolean;
}

export interface NavBarContext extends NavBarInput {
  /** Where the page stands, in px from its top. */
  y: number;
}

export type NavBarEvent =
  | { type: "window.resized"; width: number }
  | { type: "page.scrolled"; y: number }
  /** Another address of the product is shown. */
  | { type: "page.changed"; isLanding: boolean }
  | { type: "menu.pressed" }
  | { type: "account.pressed" }
  /** The way to the search for services, in the bar. */
  | { type: "search.pressed" }
  /** « Plus » in a menu. */
  | { type: "places.pressed" }
  /** Escape, a press outside, the close button. */
  | { type: "menus.left" }
  | { type: "signOut.chosen" };

/** `signOut`: the session is to end. */
export type NavBarEmitted = { type: "sign-out.requested" };
