const pressed = "form :is(button, a)";
/** From the end of the window and from what stands at its foot, in px: corners and middle of the button back to the top. */
const fromEnd = [18, 40, 62];
const fromFoot = [10, 34, 58];

/** Whether a button or link of a form lies where the button back to the top stands: it would be covered. */
export function coversControl(): boolean {
  const bars = getComputedStyle(document.documentElement).getPropertyValue("--j-foot-bars");
  const foot = globalThis.innerHeight - (Number.parseFloat(bars) || 0);
  return fromEnd.some((x) =>
    fromFoot.some((y) =>
      document
        .elementsFromPoint(globalThis.innerWidth - x, foot - y)
        .some((element) => element.closest(pressed) !== null),
    ),
  );
}
