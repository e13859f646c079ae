import { type ReactNode, useEffect, useRef } from "react";
import { announce } from "../../announce.ts";
import { Button, type ButtonProps } from "../../components/Button/index.ts";
import * as css from "./CooldownButton.css.ts";

export interface CooldownButtonLabels {
  /** What follows the command while it rests; `wait` is « 45 s » or « 2 min ». */
  wait: (wait: string) => string;
  /** Stated once it may be pressed again. */
  ready: (label: string) => string;
}

export interface CooldownButtonProps extends Omit<ButtonProps, "children" | "icon"> {
  /** The command: a verb first. */
  label: string;
  /** Whole seconds until it may be pressed (again), 0 when it may; whoever feeds it keeps the time. */
  secondsLeft: number;
  /** Its own texts, in another wording. */
  labels?: Partial<CooldownButtonLabels> | undefined;
}

const french: CooldownButtonLabels = {
  wait: (wait) => `dans ${wait}`,
  ready: (label) => `${label}\u00a0: c’est de nouveau possible.`,
};

/** A wait as people express it: seconds below a minute, else minutes, rounded up. */
function waitOf(seconds: number): string {
  return seconds >= 60 ? `${Math.ceil(seconds / 60)}\u00a0min` : `${seconds}\u00a0s`;
}

/** A command that rests for a while after it was used. It keeps the focus and its name meanwhile, and announces when it rests and when it is back. */
export function CooldownButton({ label, secondsLeft, labels, ...button }: CooldownButtonProps): ReactNode {
  const allTexts = { ...french, ...labels };
  const isWaiting = secondsLeft > 0;
  const waitText = allTexts.wait(waitOf(secondsLeft));
  useAnnouncement(isWaiting, isWaiting ? `${label} ${waitText}` : allTexts.ready(label));
  if (!isWaiting || button.isPending) return <Button {...button}>{label}</Button>;
  return (
    <Button {...button} isResting>
      <span className={css.textBlock}>
        {label}
        {/* A name that changed each second would be announced each second. */}
        <span aria-hidden="true">{` ${waitText}`}</span>
      </span>
    </Button>
  );
}

/** Announces the text politely when the rest begins and when it ends, and never in between. */
function useAnnouncement(rest: boolean, text: string): void {
  const announced = useRef(rest);
  useEffect(() => {
    if (announced.current === rest) return;
    announced.current = rest;
    announce(text);
  }, [rest, text]);
}
