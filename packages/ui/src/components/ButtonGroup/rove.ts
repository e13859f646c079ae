const controls = "button:not(:disabled), a[href]";

/** The control that a key leads to in a row that goes round; nothing for other keys. */
export function roveTo(
  key: string,
  from: number,
  count: number,
  { isVertical, isRightToLeft }: { isVertical: boolean; isRightToLeft: boolean },
): number | undefined {
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === (isVertical ? "ArrowDown" : forward)) return (from + 1) % count;
  if (key === (isVertical ? "ArrowUp" : back)) return (from - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** The controls of a toolbar that can take the focus. */
export function controlsOf(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(controls)];
}

/** Leaves one control of a toolbar in the tab order: the one that had the focus last, else the first. */
export function keepOneTabStop(toolbar: HTMLElement, last?: HTMLElement | null): void {
  const all = controlsOf(toolbar);
  const stop =
    all.find((control) => control === last) ?? all.find((control) => control.tabIndex === 0) ?? all[0];
  for (const control of all) control.tabIndex = control === stop ? 0 : -1;
}
