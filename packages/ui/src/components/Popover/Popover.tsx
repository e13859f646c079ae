import type { ReactElement, ReactNode, RefObject } from "react";
import { latePart, useLatePart } from "../../internal/late-part.ts";

/** Side of the trigger where a panel stands when there is room, then the edge it shares with it. */
export type Placement =
  | "bottom start"
  | "bottom"
  | "bottom end"
  | "top start"
  | "top"
  | "top end"
  | "start"
  | "end";

export interface PopoverProps {
  isOpen: boolean;
  /** Asked for by Esc, a press outside, or when the panel cannot be fetched; the owner decides. */
  onClose: () => void;
  /** What it stands beside; the focus comes back to where it was. */
  triggerRef: RefObject<Element | null>;
  /** Names the panel for assistive tools. */
  label: string;
  children: ReactNode;
  placement?: Placement | undefined;
  /** Off when the children bring their own. */
  hasPadding?: boolean | undefined;
  /** The children bring their own width: a panel that each person resizes. Otherwise it is a readable measure at most. */
  hasOwnWidth?: boolean | undefined;
}

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
