import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { prefetch } from "../../internal/late-part.ts";
import { Button, type ButtonLook } from "../Button/index.ts";
import { Popover, popoverBody } from "./Popover.tsx";
import type { Placement } from "./PopoverBody.tsx";

export interface PopoverButtonProps extends ButtonLook {
  /** The button's text. */
  children: ReactNode;
  /** Decorative icon before them. */
  icon?: ReactNode;
  /** Names the panel. */
  label: string;
  /** What the panel shows; a function is given the way to close it. */
  content: ReactNode | ((close: () => void) => ReactNode);
  /** Where the panel opens; on the other side where there is no room. */
  placement?: Placement | undefined;
  /** It cannot be pressed, and no key reaches it. */
  isDisabled?: boolean | undefined;
}

/** A button that opens a panel beside itself and keeps it by itself. Where a machine keeps it: Popover. */
export function PopoverButton(props: PopoverButtonProps): ReactElement {
  const { children, label, content, placement, variant = "secondary", ...look } = props;
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const fetchEarly = () => prefetch(popoverBody);
  return (
    <>
      <Button
        {...look}
        variant={variant}
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Popover isOpen={isOpen} onClose={close} triggerRef={trigger} label={label} placement={placement}>
        {typeof content === "function" ? content(close) : content}
      </Popover>
    </>
  );
}
