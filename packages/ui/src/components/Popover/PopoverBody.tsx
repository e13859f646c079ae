import type { ReactElement } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover as AriaPopover } from "react-aria-components/Popover";
import { ScrollRegion } from "../../internal/ScrollRegion.tsx";
import * as css from "./Popover.css.ts";
import type { PopoverProps } from "./Popover.tsx";

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
