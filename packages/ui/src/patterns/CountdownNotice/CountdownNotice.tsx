import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ReactNode } from "react";
import { Button } from "../../components/Button/index.ts";
import { text } from "../../styles/text.css.ts";
import * as css from "./CountdownNotice.css.ts";

export interface CountdownNoticeProps {
  /** Whole seconds until it happens; whoever feeds it keeps the time. */
  secondsLeft: number;
  totalSeconds: number;
  /** Says what happens, and in how long. */
  sayTime: (seconds: number) => string;
  /** Nothing happens by itself any more. */
  isStopped: boolean;
  stoppedWords: string;
  /** The person wants to stay: time that runs can always be stopped (WCAG 2.2.1). */
  onStop: () => void;
  stopLabel?: string | undefined;
  /** The command that does it at once. */
  action?: ReactNode;
}

/** Something that happens by itself in a few seconds: how long is left, a way to do it now, a way to stop it. */
export function CountdownNotice({
  secondsLeft,
  totalSeconds,
  sayTime,
  isStopped,
  stoppedWords,
  onStop,
  stopLabel = "Rester sur cette page",
  action,
}: CountdownNoticeProps): ReactNode {
  const left = assignInlineVars({ [css.share]: String(secondsLeft / totalSeconds) });
  return (
    <div className={css.notice}>
      {!isStopped && (
        <span className={css.ring} style={left} aria-hidden="true">
          <span className={css.figure}>{secondsLeft}</span>
        </span>
      )}
      <p className={text.lead} role="timer">
        {isStopped ? stoppedWords : sayTime(secondsLeft)}
      </p>
      <div className={css.actions}>
        {action}
        {!isStopped && (
          <Button variant="secondary" onClick={onStop}>
            {stopLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
