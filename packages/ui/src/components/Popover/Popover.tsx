import { type ReactElement, useEffect } from "react";
import { latePart, prefetch, useLatePart } from "../../internal/late-part.ts";
import type { PopoverProps } from "./PopoverBody.tsx";

/** The panel's code, for who wants to fetch it before it opens. */
export const popoverBody = latePart(async () => (await import("./PopoverBody.tsx")).PopoverBody);

/** A person may be about to open it; a finger is a pointer too. */
const approaches = ["pointerenter", "focus"] as const;

/**
 * A panel beside what opened it, for a short explanation or a few controls. It takes the focus and gives it back, and
 * the page behind stands still. Its code comes once a pointer or the focus is on what opens it, at the latest when it opens. A list of commands is a Menu; a task is a Dialog;
 * a short text about a control is a Tooltip.
 */
export function Popover(props: PopoverProps): ReactElement | null {
  const { triggerRef } = props;
  useEffect(() => {
    const trigger = triggerRef.current;
    const fetchEarly = () => prefetch(popoverBody);
    for (const sign of approaches) trigger?.addEventListener(sign, fetchEarly);
    return () => {
      for (const sign of approaches) trigger?.removeEventListener(sign, fetchEarly);
    };
  }, [triggerRef]);
  const Body = useLatePart(popoverBody, props.isOpen, props.onClose);
  return Body ? <Body {...props} /> : null;
}
