/** ms the pointer rests on a control before its tooltip shows. */
export const showDelay = 500;
/** ms after one tooltip closed during which the next one shows at once. */
export const warmFor = 300;
/** ms to go from the control to the tooltip without losing it (WCAG 1.4.13). */
export const leaveDelay = 150;

let cooling: ReturnType<typeof setTimeout> | undefined;

/** Notes that a tooltip has just closed: who goes along a row of controls need not wait at each. */
export function noteClosed(): void {
  clearTimeout(cooling);
  cooling = setTimeout(() => {
    cooling = undefined;
  }, warmFor);
}

/** ms to wait before the next one shows. */
export function delayBeforeShowing(): number {
  return cooling === undefined ? showDelay : 0;
}
