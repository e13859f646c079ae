import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { delayBeforeShowing, leaveDelay, noteClosed } from "./warmth.ts";

/**
 * When a tooltip shows: after a rest of the mouse or at once with the keyboard's focus; gone with Esc, a press, the
 * blur, or when the pointer has left both the control and the tooltip.
 */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** A press puts the focus there too, and a text field then shows it: still the text would be in the way. */
  const isPressed = useRef(false);
  const change = (open: boolean) => {
    clearTimeout(timer.current);
    if (isOpen && !open) noteClosed();
    setOpen(open);
  };
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(open), delay);
  };
  const close = () => change(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leaveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The tooltip alone goes: not also the dialog it stands in.
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => leaveByKey(event);
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, [isOpen]);

  return {
    isOpen,
    close,
    trigger: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") later(true, isOpen ? 0 : delayBeforeShowing());
      },
      onPointerLeave: () => {
        isPressed.current = false;
        later(false, leaveDelay);
      },
      onPointerDown: () => {
        isPressed.current = true;
        close();
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!isPressed.current && target.matches(":focus-visible")) change(true);
      },
      onBlur: close,
    },
    bubble: { onPointerEnter: () => change(true), onPointerLeave: () => later(false, leaveDelay) },
  };
}
