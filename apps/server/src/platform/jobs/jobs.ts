import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database, Tx } from "../database/database.ts";
import { afterCommit } from "../database/transaction.ts";

/** Work that runs after the change that ordered it, at least once. */
export type JobHandler<T> = (data: T) => Promise<void>;

interface Queue {
  name: string;
  handler: JobHandler<never>;
  cron: string | null;
  workerId: string | null;
}

/** When a job may run (an instant, or seconds from now), and a key under which only one of a kind waits. */
export interface JobTiming {
  startAfter?: Date | number;
  singletonKey?: string;
}

const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const;
/** On PostgreSQL, the job of a worker that gave no sign for this long is begun anew, in seconds. */
const heartbeatSeconds = 30;
/** Jobs name rows by id; what is done is deleted after a day, in seconds. */
const keptSeconds = 86_400;
const nobody = "00000000-0000-0000-0000-000000000000";

/** Background work on the same database, recorded in the transaction of the change that wants it. Without `workers` it waits for `drain`. */
export function createJobs(deps: { database: Database; log: FastifyBaseLogger; workers: boolean }) {
  const { log, workers } = deps;
  const { db, kind, jobsBackend } = deps.database;
  const boss = new PgBoss({
    ...jobsBackend,
    schema: "jobs",
    warningSlowQuerySeconds: 30,
    schedule: workers,
    supervise: workers,
  });
  boss.on("error", (error) => log.error({ err: error }, "job engine failed"));
  const queues = new Map<string, Queue>();

  function add(name: string, cron: string | null, handler: JobHandler<never>): void {
    if (queues.has(name)) throw new Error(`Job ${name} is declared twice.`);
    queues.set(name, { name, handler, cron, workerId: null });
  }

  async function runOne(queue: Queue, data: unknown): Promise<void> {
    try {
      await queue.handler(data as never);
    } catch (error) {
      log.error({ err: error, job: queue.name }, "job failed");
      throw error;
    }
  }

  async function startWorker(queue: Queue): Promise<void> {
    queue.workerId = await boss.work(
      queue.name,
      { pollingIntervalSeconds: 2, batchSize: 1 },
      async (jobs) => {
        for (const job of jobs) await runOne(queue, job.data);
      },
    );
  }

  /** Only one process opens PGlite, so a job under way at its start is one that a killed process left. */
  async function reviveJobs(): Promise<void> {
    await db.execute(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
  }

  /** Names of the queues with a job that may begin. */
  async function dueQueues(): Promise<Set<string>> {
    const { rows } = await db.execute<{ name: string }>(sql`
      select distinct name from jobs.job where state < 'active' and not blocked and start_after <= jobs.job_now()`);
    return new Set(rows.map(({ name }) => name));
  }

  async function drainQueue(queue: Queue): Promise<number> {
    const jobs = await boss.fetch<object>(queue.name, { batchSize: 100 });
    for (const job of jobs) {
      try {
        await runOne(queue, job.data);
        await boss.complete(queue.name, job.id);
      } catch {
        await boss.fail(queue.name, job.id);
      }
    }
    return jobs.length;
  }

  return {
    /** Declares who does the jobs of a name. Before `start`. */
    work<T extends object>(name: string, handler: JobHandler<T>): void {
      add(name, null, handler);
    },
    /** Declares work that recurs, by a cron expression (Europe/Paris). Before `start`. */
    every(name: string, cron: string, handler: () => Promise<void>): void {
      add(name, cron, handler);
    },
    /** Orders a job: it exists if and only if the transaction commits. */
    async send(tx: Tx, name: string, data: object, timing: JobTiming = {}): Promise<void> {
      const queue = queues.get(name);
      if (queue === undefined) throw new Error(`Nobody does the job ${name}.`);
      await boss.send(name, data, { ...timing, db: fromDrizzle(tx, sql) });
      afterCommit(tx, () => {
        if (queue.workerId !== null) boss.notifyWorker(queue.workerId);
      });
    },
    /** Makes the queues and begins to work. */
    async start(): Promise<void> {
      await boss.start();
      if (kind === "pglite") await reviveJobs();
      const known = new Set((await boss.getQueues()).map((queue) => queue.name));
      for (const queue of queues.values()) {
        if (!known.has(queue.name))
          await boss.createQueue(queue.name, {
            ...retries,
            deleteAfterSeconds: keptSeconds,
            heartbeatSeconds,
          });
        // The engine looks a new queue up at its first use, which must not be inside somebody's transaction.
        await boss.findJobs(queue.name, { id: nobody });
        if (!workers) continue;
        if (queue.cron !== null) await boss.schedule(queue.name, queue.cron, null, { tz: "Europe/Paris" });
        await startWorker(queue);
      }
    },
    /** Does every job that is due, in this call; for tests and demo data, where no workers run. */
    async drain(): Promise<void> {
      let done = 1;
      while (done > 0) {
        done = 0;
        const due = await dueQueues();
        for (const queue of queues.values()) if (due.has(queue.name)) done += await drainQueue(queue);
      }
    },
    /** Lets running jobs end (20 s at most) and begins no other. */
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: false }),
  };
}

export type Jobs = ReturnType<typeof createJobs>;
