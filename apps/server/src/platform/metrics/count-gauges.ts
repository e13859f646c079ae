import type { FastifyBaseLogger } from "fastify";
import { Gauge, type Registry } from "prom-client";
import { type Clock, instant } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import { patiently } from "../database/patience.ts";
import { atMostEach } from "./at-most-each.ts";
import { readHour, readMails, readQueues } from "./state-queries.ts";

/** The database is asked at most this often, in ms, however often the metrics are read. */
const countMs = 60_000;

/** Counts what the database holds: queues, mails, and what the last hour brought. */
export function registerCountGauges(
  registry: Registry,
  { db, clock, log }: { db: Db; clock: Clock; log: FastifyBaseLogger },
): void {
  const gauge = <const L extends string>(name: string, help: string, ...labelNames: readonly L[]) =>
    new Gauge<L>({
      name: `jobami_${name}`,
      help,
      labelNames,
      registers: [registry],
      collect: () => read(),
    });
  const due = gauge("queue_due_jobs", "Jobs that could run, at most 10000 of a queue.", "queue");
  const oldest = gauge("queue_oldest_due_seconds", "How long the oldest of them has waited.", "queue");
  const failed = gauge("queue_failed_jobs", "Jobs that were given up in the last day.", "queue");
  const mails = gauge("mails_waiting", "Mails that have not left and are not held.", "lane");
  const mailAge = gauge("mails_oldest_waiting_seconds", "How long the oldest of them has waited.", "lane");
  const hour = gauge("events_last_hour", "What the last hour brought, at most 10000 of a kind.", "kind");
  const unread = gauge("counts_failed", "1 while these counts cannot be read from the database.");

  async function count(): Promise<void> {
    const [queues, lanes, events] = [
      await readQueues(db),
      await readMails(db, instant(clock)),
      await readHour(db, clock.now()),
    ];
    for (const each of [due, oldest, failed, mails, mailAge, hour]) each.reset();
    for (const { queue, ...of } of queues) {
      due.set({ queue }, of.due);
      oldest.set({ queue }, of.oldestSeconds);
      failed.set({ queue }, of.failed);
    }
    for (const { lane, waiting, oldestSeconds } of lanes) {
      mails.set({ lane }, waiting);
      mailAge.set({ lane }, oldestSeconds);
    }
    for (const [kind, brought] of Object.entries(events)) hour.set({ kind }, brought);
  }

  const read = atMostEach(countMs, clock, async () => {
    try {
      await patiently(count);
      unread.set(0);
    } catch (error) {
      log.warn({ err: error }, "counts for the metrics not read");
      unread.set(1);
    }
  });
}
