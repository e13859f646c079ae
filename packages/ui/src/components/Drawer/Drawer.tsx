import type { ReactElement } from "react";
import { latePart, useLatePart } from "../../internal/late-part.ts";
import type { DrawerProps } from "./DrawerBody.tsx";

const drawerBody = latePart(async () => (await import("./DrawerBody.tsx")).DrawerBody);

/**
 * A panel that slides in from the side over the page: a menu on a phone, filters beside a list. It holds the focus and
 * gives it back; the page behind stands still. Its code comes when it first opens. A question is a Dialog.
 */
export function Drawer(props: DrawerProps): ReactElement | null {
  const Body = useLatePart(drawerBody, props.isOpen, props.onClose);
  return Body ? <Body {...props} /> : null;
}
