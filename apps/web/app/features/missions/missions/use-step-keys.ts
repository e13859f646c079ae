import { type RefObject, useEffect, useRef } from "react";
import { useIsOverlayFree } from "../../../platform/overlays/index.ts";

const typing = "input, textarea, select, [contenteditable], [role=combobox], [role=listbox]";

/** Whether keys that are pressed there write. */
export function isTypedIn(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest(typing) !== null;
}

/**
 * J for the next and K for the previous of something, while the focus is inside it and not where one types: whoever dictates
 * elsewhere calls nothing by a letter (WCAG 2.1.4).
 */
export function useStepKeys(inside: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void {
  const isFree = useIsOverlayFree();
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const element = inside.current;
    if (!isFree || element === null) return;
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const by = ({ j: 1, k: -1 } as const)[key.toLowerCase()];
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
      if (by === undefined || !isPlain || isTypedIn(target)) return;
      latest.current(by);
    };
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [isFree, inside]);
}
