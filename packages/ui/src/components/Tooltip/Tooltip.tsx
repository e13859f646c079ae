import { cloneElement, type ReactElement, useId, useRef } from "react";
import { latePart, prefetch, useLatePart } from "../../internal/late-part.ts";
import * as css from "./Tooltip.css.ts";
import { useTooltip } from "./useTooltip.ts";

export interface TooltipProps {
  /** A short text that states more than the control's name; null for nothing, while its name can be seen for example. */
  text: string | null;
  /** The control: one element that takes the focus and passes `aria-describedby` on. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
  /** Where it opens; on the other side where there is no room. */
  placement?: "top" | "bottom" | "start" | "end" | undefined;
}

const tooltipBody = latePart(async () => (await import("./TooltipBody.tsx")).TooltipBody);

/**
 * A short text about a control, under the mouse or the keyboard's focus. A finger never sees it, though screen readers
 * always read it: what everybody must know is written, and what is pressed for is a Popover.
 */
export function Tooltip({ text, children, placement = "top" }: TooltipProps): ReactElement {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const control = useRef<Element | null>(null);
  const { isOpen, close, trigger, bubble } = useTooltip();
  const Body = useLatePart(tooltipBody, isOpen && text !== null, close, true);
  const isShown = isOpen && text !== null && Body !== undefined;
  const describing = isShown ? `${id}-bubble` : `${id}-words`;
  const begin = () => {
    control.current = wrapper.current?.firstElementChild ?? null;
    if (text !== null) prefetch(tooltipBody);
  };
  return (
    <>
      <span ref={wrapper} className={css.wrapper} {...trigger} onPointerOver={begin} onFocusCapture={begin}>
        {cloneElement(children, { "aria-describedby": text === null ? undefined : describing })}
      </span>
      <span id={`${id}-words`} hidden>
        {text}
      </span>
      {Body && text !== null ? (
        <Body
          id={`${id}-bubble`}
          text={text}
          isOpen={isOpen}
          onClose={close}
          triggerRef={control}
          placement={placement}
          {...bubble}
        />
      ) : null}
    </>
  );
}
