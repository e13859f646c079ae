import type { ActorOptions, AnyActorLogic } from "xstate";

type Clock = NonNullable<ActorOptions<AnyActorLogic>["clock"]>;

/** A browser rings a timer longer than this at once, in ms. */
const longestTimerMs = 2 ** 31 - 1;

/** A machine that rings more timers than these, at one instant or in one wait, never comes to rest. */
const mostAtOnce = 1000;
const mostInOneWait = 50_000;

/** A clock that moves only when asked, for the actor system and for `now`. */
export interface TestClock extends Clock {
  now(): number;
  /** Lets this many ms pass; timers ring one by one, each at its own instant. Throws when they ring without end. */
  advance(ms: number): void;
}

/**
 * Makes a clock that starts on 15 January 2026, 09:00 UTC. xstate's SimulatedClock jumps to the end and then rings all timers
 * there, so that a ticking machine ticks once an hour: this one stops at each.
 */
export function createTestClock(start = Date.UTC(2026, 0, 15, 9)): TestClock {
  let now = start;
  let lastId = 0;
  const timers = new Map<number, { due: number; ring: () => void }>();

  function nextDue(until: number): number | undefined {
    let found: number | undefined;
    for (const [id, timer] of timers)
      if (timer.due <= until && (found === undefined || timer.due < (timers.get(found)?.due ?? 0)))
        found = id;
    return found;
  }

  return {
    now: () => now,
    setTimeout(ring: () => void, ms: number) {
      if (ms > longestTimerMs) throw new Error(`A browser would ring a timer of ${ms} ms at once`);
      lastId += 1;
      timers.set(lastId, { due: now + Math.max(0, ms), ring });
      return lastId;
    },
    clearTimeout(id: number) {
      timers.delete(id);
    },
    advance(ms) {
      const end = now + ms;
      let rung = 0;
      let rungAtOnce = 0;
      for (let id = nextDue(end); id !== undefined; id = nextDue(end)) {
        const timer = timers.get(id);
        timers.delete(id);
        const due = timer?.due ?? now;
        rung += 1;
        rungAtOnce = due === now ? rungAtOnce + 1 : 1;
        if (rung > mostInOneWait || rungAtOnce > mostAtOnce)
          throw new Error(`Timers ring without end (${rung} in ${due - end + ms} ms)`);
        now = due;
        timer?.ring();
      }
      now = end;
    },
  };
}
