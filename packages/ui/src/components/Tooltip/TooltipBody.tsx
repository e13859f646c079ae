import type { ReactElement, RefObject } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import * as css from "./Tooltip.css.ts";

export interface TooltipBodyProps {
  id: string;
  text: string;
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<Element | null>;
  placement: "top" | "bottom" | "start" | "end";
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The bubble itself, fetched when a tooltip is first wanted. */
export function TooltipBody(props: TooltipBodyProps): ReactElement {
  const { id, text, isOpen, onClose, triggerRef, placement, ...pointer } = props;
  const native = { id, ...pointer };
  const state = { isOpen, shouldSkipAnimation: false, open: () => {}, close: onClose };
  return (
    <I18nProvider locale="fr-FR">
      <TooltipTriggerStateContext value={state}>
        <AriaTooltip
          className={css.bubble}
          triggerRef={triggerRef}
          placement={placement}
          offset={6}
          containerPadding={8}
          {...native}
        >
          {text}
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </I18nProvider>
  );
}
