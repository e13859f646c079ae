/** A person has just arrived at this page: the focus is on the page, on nothing in it. */
export function hasPageFocus(): boolean {
  return document.activeElement?.id === "contenu";
}

/** What held the focus goes away: reading goes on at the page, where it stands. */
export function focusPage(): void {
  document.getElementById("contenu")?.focus({ preventScroll: true });
}

/** The dialog, list or menu over the page that holds an element, if any. */
export function overlayAround(element: Element | null): Element | null {
  return element?.closest("[role=dialog], [role=alertdialog], [role=listbox], [role=menu]") ?? null;
}

/** Gives the focus to something that is no control; it can be focused only for as long as it has the focus. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus(options);
}

/** Acts once an overlay has given the focus back, which it does in the first frame after it is gone. */
export function afterOverlay(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
