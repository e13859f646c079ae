import type { ReactNode } from "react";
import { controlFrame, frameFocus } from "../styles/control-frame.css.ts";
import { affix, flush } from "./InputFrame.css.ts";

interface InputFrameProps {
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Text or a mark after the text, with the id that describes the input by it. */
  suffix?: { id?: string | undefined; content: ReactNode } | undefined;
  /** Commands at the end of the box, edge to edge. */
  actions?: ReactNode;
  isInvalid: boolean;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  children: ReactNode;
}

/** The box of a field around its bare input and what stands beside it. */
export function InputFrame(props: InputFrameProps): ReactNode {
  const { icon, suffix, actions, isInvalid, isDisabled, isReadOnly, children } = props;
  return (
    <div
      className={`${controlFrame} ${frameFocus}${actions ? ` ${flush}` : ""}`}
      data-invalid={isInvalid ? "" : undefined}
      data-disabled={isDisabled ? "" : undefined}
      data-readonly={isReadOnly ? "" : undefined}
    >
      {icon ? (
        <span className={affix} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
      {suffix ? (
        <span className={affix} id={suffix.id}>
          {suffix.content}
        </span>
      ) : null}
      {actions}
    </div>
  );
}
