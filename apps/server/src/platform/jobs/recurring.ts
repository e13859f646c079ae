import { franceZone } from "@jobami/api/places/france-zone";
import type { PgBoss } from "pg-boss";
import type { Clock } from "../clock/clock.ts";

/** A time that passed longer ago is left out, in ms: a reminder of the morning is not for the night. */
const lateMs = 60_000;
/** Within this, of the orders for one time one stands, in seconds. */
const oneOrderSeconds = 86_400;

/** The queue by which the engine passed on what recurs, before times were held here. */
export const formerForwarder = "__pgboss__send-it";

/**
 * When work that recurs is due next (France), held in memory: every process knows it by itself. All order it, under the time that it is
 * for, and the database keeps one of the orders.
 */
export function createRecurring({ clock, boss }: { clock: Clock; boss: PgBoss }) {
  const times = new Map<string, { cron: string; next: number }>();

  function nextAfter(cron: string, at: number): number {
    const [next] = boss.previewSchedule(cron, { tz: franceZone, count: 1, from: new Date(at) });
    return next?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  return {
    /** Work is done at the times of a cron expression from now on, the last minute included. Throws for one that means none. */
    add(name: string, cron: string): void {
      times.set(name, { cron, next: nextAfter(cron, clock.now() - lateMs) });
    },
    /** When work is due next, in ms since 1970; null where it does not recur, or is held. */
    nextOf: (name: string): number | null => times.get(name)?.next ?? null,
    /** Orders what has come due. What cannot be ordered now is tried again at the next call. */
    async orderDue(): Promise<void> {
      for (const [name, time] of times) {
        const now = clock.now();
        if (time.next > now) continue;
        if (time.next > now - lateMs)
          await boss.send(name, null, {
            singletonKey: new Date(time.next).toISOString(),
            singletonSeconds: oneOrderSeconds,
          });
        time.next = nextAfter(time.cron, Math.max(time.next, now - lateMs));
      }
    },
  };
}
