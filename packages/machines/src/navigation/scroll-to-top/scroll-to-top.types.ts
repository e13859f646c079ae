/** A page's scroll: px from its top, its whole height and that of the window. */
export interface Scroll {
  y: number;
  pageHeight: number;
  windowHeight: number;
}

export type ScrollToTopEvent =
  /** `coversControl`: what is pressed in a form lies where the button would stand. */
  | ({ type: "page.scrolled"; isProfile: boolean; coversControl: boolean } & Scroll)
  | { type: "page.changed" }
  | { type: "top.requested" };

/** `scroll`: bring the page to its top. */
export type ScrollToTopEmitted = { type: "scroll.requested" };
