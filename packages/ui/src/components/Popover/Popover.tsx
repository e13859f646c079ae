import type { ReactElement } from "react";
import { latePart, useLatePart } from "../../internal/late-part.ts";
import type { PopoverProps } from "./PopoverBody.tsx";

/** The panel's code, for who wants to fetch it before it opens. */
export const popoverBody = latePart(async () => (await import("./PopoverBody.tsx")).PopoverBody);

/**
 * A panel beside what opened it, for a short explanation or a few controls. It takes the focus and gives it back, and
 * the page behind stands still. Its code comes when it first opens. A list of commands is a Menu; a task is a Dialog;
 * a short text about a control is a Tooltip.
 */
export function Popover(props: PopoverProps): ReactElement | null {
  const Body = useLatePart(popoverBody, props.isOpen, props.onClose);
  return Body ? <Body {...props} /> : null;
}
