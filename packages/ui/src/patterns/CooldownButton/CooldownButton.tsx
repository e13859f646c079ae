import { type ReactNode, useEffect, useRef } from "react";
import { Button, type ButtonProps } from "../../components/Button/index.ts";
import { announce } from "../../internal/announce.ts";
import * as css from "./CooldownButton.css.ts";

export interface CooldownButtonWords {
  /** What follows the command while it rests; `wait` is « 45 s » or « 2 min ». */
  wait: (wait: string) => string;
  /** Said once it may be pressed again. */
  ready: (label: string) => string;
}

export interface CooldownButtonProps extends Omit<ButtonProps, "children" | "icon"> {
  /** The command: a verb first. */
  label: string;
  /** Whole seconds until it may be pressed (again), 0 when it may; whoever feeds it keeps the time. */
  secondsLeft: number;
  words?: Partial<CooldownButtonWords> | undefined;
}

const french: CooldownButtonWords = {
  wait: (wait) => `dans ${wait}`,
  ready: (label) => `${label}\u00a0: c’est de nouveau possible.`,
};

/** A wait as people say it: seconds below a minute, else minutes, rounded up. */
function waitOf(seconds: number): string {
  return seconds >= 60 ? `${Math.ceil(seconds / 60)}\u00a0min` : `${seconds}\u00a0s`;
}

/** A command that rests for a while after it was used. It keeps the focus and its name meanwhile, and tells when it rests and when it is back. */
export function CooldownButton({ label, secondsLeft, words, ...button }: CooldownButtonProps): ReactNode {
  const say = { ...french, ...words };
  const isWaiting = secondsLeft > 0;
  const waitWords = say.wait(waitOf(secondsLeft));
  useTold(isWaiting, isWaiting ? `${label} ${waitWords}` : say.ready(label));
  if (!isWaiting || button.isPending) return <Button {...button}>{label}</Button>;
  return (
    <Button {...button} isResting>
      <span className={css.words}>
        {label}
        {/* A name that changed each second would be said each second. */}
        <span aria-hidden="true">{` ${waitWords}`}</span>
      </span>
    </Button>
  );
}

/** Says the words politely when the rest begins and when it ends, and never in between. */
function useTold(rest: boolean, words: string): void {
  const told = useRef(rest);
  useEffect(() => {
    if (told.current === rest) return;
    told.current = rest;
    announce(words);
  }, [rest, words]);
}
