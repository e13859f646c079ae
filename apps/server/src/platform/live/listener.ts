import type { LiveReady } from "@jobami/api/live/events";
import type { Db } from "../database/database.ts";
import type { Recorded } from "./live.ts";
import { readAfter, readPosition } from "./stream.ts";

const batch = 200;

/** One connection's place in its person's sequence: each event once, in order, whatever order commits are heard in. */
export function createListener(deps: {
  db: Db;
  userId: string;
  emit: (event: Recorded) => void;
  failed: (error: unknown) => void;
}) {
  const { db, userId, emit } = deps;
  let last: number | null = null;
  let isReading = false;
  let isBehind = false;

  async function catchUp(): Promise<void> {
    isBehind = true;
    if (isReading || last === null) return;
    isReading = true;
    try {
      while (isBehind) {
        isBehind = false;
        const events: Recorded[] = await readAfter(db, userId, last, batch);
        for (const event of events) {
          emit(event);
          last = event.seq;
        }
        if (events.length === batch) isBehind = true;
      }
    } catch (error) {
      deps.failed(error);
    } finally {
      isReading = false;
    }
  }

  return {
    /** Replays what was missed since `seen` (null: nothing) and states where the sequence stands. Events come before the answer. */
    async begin(seen: number | null): Promise<LiveReady> {
      const { seq, oldest } = await readPosition(db, userId);
      const isForeign = seen !== null && seen > seq;
      const isLost = seen !== null && seen < seq && (oldest === null || oldest > seen + 1);
      if (seen === null || isForeign || isLost) last = seq;
      else last = seen;
      await catchUp();
      return { seq: last, truncated: isForeign || isLost };
    },
    /** Passes on what is in the database and was not heard of. */
    catchUp,
    /** Hears of a committed event: the next one is passed on at once, a gap is read from the database. */
    hear(event: Recorded): void {
      if (last !== null && event.seq <= last) return;
      if (last !== null && !isReading && event.seq === last + 1) {
        last = event.seq;
        emit(event);
        return;
      }
      void catchUp();
    },
  };
}

export type Listener = ReturnType<typeof createListener>;
