import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../components/Button/index.ts";
import { text } from "../../styles/text.css.ts";
import * as css from "./CountdownNotice.css.ts";

export interface CountdownNoticeProps {
  /** Whole seconds until it happens; whoever feeds it keeps the time. */
  secondsLeft: number;
  /** Whole seconds from which it counts down. */
  totalSeconds: number;
  /** States what happens, and in how long. */
  timeText: (seconds: number) => string;
  /** Nothing happens by itself any more. */
  isStopped: boolean;
  /** Stands in place of the time once it is stopped. */
  stoppedText: string;
  /** The person wants to stay: time that runs can always be stopped (WCAG 2.2.1). */
  onStop: () => void;
  /** Text of the button that stops it. */
  stopLabel?: string | undefined;
  /** The focus came upon the commands: time should rest for as long as it is there. */
  onHold?: (() => void) | undefined;
  /** The focus has left the commands: time may run on. */
  onRelease?: (() => void) | undefined;
  /** The command that does it at once. */
  action?: ReactNode;
}

/** Something that happens by itself in a few seconds: how long is left, a way to do it now, a way to stop it. */
export function CountdownNotice({
  secondsLeft,
  totalSeconds,
  timeText,
  isStopped,
  stoppedText,
  onStop,
  stopLabel = "Rester sur cette page",
  onHold,
  onRelease,
  action,
}: CountdownNoticeProps): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  const hasBeenStopped = useRef(false);
  const stop = () => {
    hasBeenStopped.current = true;
    onStop();
  };
  // The command that stopped it is gone: reading goes on at what it led to.
  useEffect(() => {
    if (isStopped && hasBeenStopped.current) message.current?.focus();
  }, [isStopped]);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onRelease?.();
  };
  const left = assignInlineVars({ [css.share]: String(secondsLeft / totalSeconds) });
  return (
    <div className={css.notice}>
      {!isStopped && (
        <span className={css.ring} style={left} aria-hidden="true">
          <span className={css.figure}>{secondsLeft}</span>
        </span>
      )}
      <p ref={message} className={text.lead} role="timer" tabIndex={isStopped ? -1 : undefined}>
        {isStopped ? stoppedText : timeText(secondsLeft)}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: time rests while the focus is on what is inside; nothing is activated here. */}
      <div className={css.actions} onFocus={onHold} onBlur={leave}>
        {action}
        {!isStopped && (
          <Button variant="secondary" onClick={stop}>
            {stopLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
