import type { ReactElement, ReactNode } from "react";
import { latePart, useLatePart } from "../../internal/late-part.ts";

export interface DrawerProps {
  isOpen: boolean;
  /** Asked for by Esc, the close button, a press outside, or when the drawer cannot be fetched; the owner decides. */
  onClose: () => void;
  /** Heading and name of the drawer. */
  title: string;
  children: ReactNode;
  /** Stays in sight under what scrolls. */
  footer?: ReactNode;
  /** The edge of the screen it slides in from. */
  side?: "start" | "end" | undefined;
  closeLabel?: string | undefined;
}

const drawerBody = latePart(async () => (await import("./DrawerBody.tsx")).DrawerBody);

/**
 * A panel that slides in from the side over the page: a menu on a phone, filters beside a list. It holds the focus and
 * gives it back; the page behind stands still. Its code comes when it first opens. A question is a Dialog.
 */
export function Drawer(props: DrawerProps): ReactElement | null {
  const Body = useLatePart(drawerBody, props.isOpen, props.onClose);
  return Body ? <Body {...props} /> : null;
}
