/** True in the window that a page gives to one of its stories. */
export const isOwnWindow =
  globalThis.parent !== globalThis.self && new URLSearchParams(globalThis.location.search).has("embed");

/** A dialog that opens in such a window takes the focus once a person went into it: until then it is theirs, in the search or on the page. */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  let isEntered = false;
  HTMLElement.prototype.focus = function (options) {
    if (isEntered) focus.call(this, options);
  };
  for (const event of ["pointerdown", "keydown", "focusin"])
    addEventListener(event, () => (isEntered = true), { capture: true, once: true });
}
