/** What of the page is its own: all but the bars, banners and notices around it. */
export const pageContent = () => document.getElementById("contenu");

/** A person has just arrived at this page: the focus is on the page, on nothing in it. */
export function hasPageFocus(): boolean {
  return document.activeElement?.id === "contenu";
}

/** What held the focus goes away: reading goes on at the page, where it stands. */
export function focusPage(): void {
  pageContent()?.focus({ preventScroll: true });
}

/** The dialog, list or menu over the page that holds an element, if any. */
export function overlayAround(element: Element | null): Element | null {
  return element?.closest("[role=dialog], [role=alertdialog], [role=listbox], [role=menu]") ?? null;
}

/** Gives the focus to anything; what is no control can be focused only for as long as it has the focus. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus(options);
}

/** Acts once an overlay has given the focus back, which it does in the first frame after it is gone. */
export function afterOverlay(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
