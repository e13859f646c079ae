import { useEffect, useMemo, useState } from "react";
import { addressOf, putIntoAddress } from "./address.ts";
import { readPath, type Step, writePath } from "./path.ts";
import type { Play } from "./play.ts";
import { type Session, sessionAfter } from "./session.ts";
import { doneIn, movedTo, startOf, type Walk, withStep } from "./walk.ts";

/** How long a state is shown while a path is replayed, in ms. */
const replayMs = 900;

/** A machine and the path that it was led along; the address of Storybook names the path, and follows it. */
export interface Walking {
  session: Session;
  walk: Walk;
  isReplaying: boolean;
  address: string;
  perform: (step: Step) => void;
  moveTo: (at: number) => void;
  lead: (steps: readonly Step[]) => void;
  replay: () => void;
  pause: () => void;
}

export function useWalk(play: Play, given: string): Walking {
  const [walk, setWalk] = useState<Walk>(() => startOf(readPath(play, given)));
  const [isReplaying, setReplaying] = useState(false);
  const [seen, setSeen] = useState(given);
  const done = useMemo(() => doneIn(walk), [walk]);
  const written = writePath(play, done);
  // Another path came by the address or the controls.
  if (given !== seen) {
    setSeen(given);
    if (given !== written) setWalk(startOf(readPath(play, given)));
  }
  // A path that comes by the address is taken above; only a step of this page changes the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came by the address is not sent back
  useEffect(() => {
    if (written !== given) putIntoAddress(written);
  }, [written]);

  const session = useMemo(() => sessionAfter(play, done), [play, done]);
  useEffect(() => () => void session.actor.stop(), [session]);

  useEffect(() => {
    if (!isReplaying) return;
    if (walk.at === walk.steps.length) return setReplaying(false);
    const timer = setTimeout(() => setWalk(movedTo(walk, walk.at + 1)), replayMs);
    return () => clearTimeout(timer);
  }, [isReplaying, walk]);

  const change = (next: Walk) => {
    setReplaying(false);
    setWalk(next);
  };
  return {
    session,
    walk,
    isReplaying,
    address: addressOf(written),
    perform: (step) => change(withStep(walk, step)),
    moveTo: (at) => change(movedTo(walk, at)),
    lead: (steps) => change(startOf(steps)),
    replay: () => {
      setWalk(movedTo(walk, 0));
      setReplaying(true);
    },
    pause: () => setReplaying(false),
  };
}
