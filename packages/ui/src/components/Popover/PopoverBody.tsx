import type { ReactElement, ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { ScrollRegion } from "../../internal/ScrollRegion.tsx";
import * as css from "./Popover.css.ts";

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
  /** Whether it is shown; the owner keeps it. */
  isOpen: boolean;
  /** Asked for by Esc, a press outside, or when the panel cannot be fetched; the owner decides. */
  onClose: () => void;
  /** What it stands beside; the focus comes back to where it was. */
  triggerRef: RefObject<Element | null>;
  /** Names the panel for assistive tools. */
  label: string;
  /** What the panel holds. */
  children: ReactNode;
  /** Where the panel opens; on the other side where there is no room. */
  placement?: Placement | undefined;
  /** Off when the children bring their own. */
  hasPadding?: boolean | undefined;
  /** The children bring their own width: a panel that each person resizes. Otherwise it is a readable measure at most. */
  hasOwnWidth?: boolean | undefined;
}

/** The floating panel itself, fetched when a popover first opens. */
export function PopoverBody(props: PopoverProps): ReactElement {
  const {
    isOpen,
    onClose,
    triggerRef,
    label,
    children,
    placement = "bottom start",
    hasPadding = true,
    hasOwnWidth = false,
  } = props;
  return (
    <I18nProvider locale="fr-FR">
      <AriaPopover
        className={hasOwnWidth ? css.wide : css.popover}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        containerPadding={hasOwnWidth ? 6 : 12}
      >
        <Dialog className={css.dialog} aria-label={label}>
          <ScrollRegion label={label} className={hasPadding ? css.padded : css.content}>
            {children}
          </ScrollRegion>
        </Dialog>
      </AriaPopover>
    </I18nProvider>
  );
}
