import { setTimeout as pause } from "node:timers/promises";
import { franceZone } from "@jobami/api/places/france-zone";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Tx } from "../database/database.ts";
import type { Database } from "../database/engine.ts";
import { patiently } from "../database/patience.ts";
import { afterCommit } from "../database/transaction.ts";

/** Work that runs after the change that ordered it, at least once. */
export type JobHandler<T> = (data: T) => Promise<void>;

/** Some workers of a queue. */
export interface Lane {
  /** How many work at a time. */
  workers: number;
  /** The least priority that they take, where they are retained for what is urgent. */
  leastPriority?: number;
  /** How long each rests after a job, in ms: a crowd of jobs leaves the database to people. */
  restMs?: number;
}

interface Queue {
  name: string;
  handler: JobHandler<never>;
  cron: string | null;
  lanes: readonly Lane[];
  isHeld: boolean;
  workerIds: string[];
}

/** How a job is done. */
export interface JobOptions {
  /** How many at a time, and what for; one without it. */
  lanes?: readonly Lane[];
  /** It informs people or services outside: it waits while the database is a copy that no one has accepted yet. */
  isOutward?: boolean;
}

/** When a job may run (an instant, or seconds from now), and a key under which only one of a kind waits. */
export interface JobTiming {
  startAfter?: Date | number;
  singletonKey?: string;
  /** What is taken first; 0 unless stated. */
  priority?: number;
  /** Of jobs of one group, one runs at a time in a process. */
  group?: string;
}

const oneAtATime: readonly Lane[] = [{ workers: 1 }];

const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const;
/** On PostgreSQL, the job of a worker that gave no sign for this long is begun anew, in seconds. */
const heartbeatSeconds = 30;
/** Jobs name rows by id; what is done is deleted after a day, in seconds. */
const retentionSeconds = 86_400;
const unknownId = "00000000-0000-0000-0000-000000000000";

/**
 * Background work on the same database, recorded in the transaction of the change that wants it. Without `workers` it waits for
 * `drain`; with `holdsOutward`, what informs others outside waits for another start.
 */
export function createJobs(deps: {
  database: Database;
  log: FastifyBaseLogger;
  workers: boolean;
  holdsOutward: boolean;
}) {
  const { log, workers, holdsOutward } = deps;
  const { db, kind, jobsBackend, exclusively } = deps.database;
  const boss = new PgBoss({
    ...jobsBackend,
    schema: "jobs",
    warningSlowQuerySeconds: 30,
    schedule: workers,
    supervise: workers,
  });
  boss.on("error", (error) => log.error({ err: error }, "job engine failed"));
  const queues = new Map<string, Queue>();

  function add(
    name: string,
    cron: string | null,
    handler: JobHandler<never>,
    { lanes = oneAtATime, isOutward = false }: JobOptions = {},
  ): void {
    if (queues.has(name)) throw new Error(`Job ${name} is declared twice.`);
    queues.set(name, { name, handler, cron, lanes, isHeld: isOutward && holdsOutward, workerIds: [] });
  }

  async function runOne(queue: Queue, data: unknown): Promise<void> {
    try {
      await patiently(() => queue.handler(data as never));
    } catch (error) {
      log.error({ err: error, job: queue.name }, "job failed");
      throw error;
    }
  }

  /** Starts one worker, which searches for the next job once it has ended one and rested: without a word it would sleep two seconds. */
  async function startWorker(queue: Queue, { leastPriority, restMs = 0 }: Lane): Promise<void> {
    const id: string = await boss.work(
      queue.name,
      {
        pollingIntervalSeconds: 2,
        batchSize: 1,
        localGroupConcurrency: 1,
        ...(leastPriority === undefined ? {} : { minPriority: leastPriority }),
      },
      async (jobs) => {
        try {
          for (const job of jobs) await runOne(queue, job.data);
        } finally {
          // Never without a turn of the event loop: an embedded database answers without one, and no one else would get theirs.
          await pause(restMs);
          boss.notifyWorker(id);
        }
      },
    );
    queue.workerIds.push(id);
  }

  /** All at once: those that are there already must not keep the database from the others' beginning. */
  async function startWorkers(): Promise<void> {
    const every = [...queues.values()]
      .filter(({ isHeld }) => !isHeld)
      .flatMap((queue) =>
        queue.lanes.flatMap((lane) => Array.from({ length: lane.workers }, () => startWorker(queue, lane))),
      );
    await Promise.all(every);
  }

  async function makeQueue({ name, cron, isHeld }: Queue, isKnown: boolean): Promise<void> {
    if (!isKnown)
      await boss.createQueue(name, { ...retries, deleteAfterSeconds: retentionSeconds, heartbeatSeconds });
    // The engine queries a new queue at its first use, which must not be inside a person’s transaction.
    await boss.findJobs(name, { id: unknownId });
    if (!workers || cron === null) return;
    if (isHeld) await boss.unschedule(name);
    else await boss.schedule(name, cron, null, { tz: franceZone });
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
    work<T extends object>(name: string, handler: JobHandler<T>, options?: JobOptions): void {
      add(name, null, handler, options);
    },
    /** Declares work that recurs, by a cron expression (France). Before `start`. */
    every(name: string, cron: string, handler: () => Promise<void>, options?: JobOptions): void {
      add(name, cron, handler, options);
    },
    /** Orders a job: it exists if and only if the transaction commits. */
    async send(tx: Tx, name: string, data: object, { group, ...timing }: JobTiming = {}): Promise<void> {
      const queue = queues.get(name);
      if (queue === undefined) throw new Error(`Nobody does the job ${name}.`);
      const grouped = group === undefined ? {} : { group: { id: group } };
      await boss.send(name, data, { ...timing, ...grouped, db: fromDrizzle(tx, sql) });
      afterCommit(tx, () => {
        for (const id of queue.workerIds) boss.notifyWorker(id);
      });
    },
    /** Makes the queues and begins to work. */
    async start(): Promise<void> {
      await exclusively("jobEngine", async () => {
        // Its upkeep is background work too.
        await patiently(() => boss.start());
        const known = new Set((await boss.getQueues()).map((queue) => queue.name));
        for (const queue of queues.values()) await makeQueue(queue, known.has(queue.name));
      });
      if (kind === "pglite") await reviveJobs();
      if (workers) await startWorkers();
    },
    /** Does every job that is due, in this call; for tests and demo data, where no workers run. */
    async drain(): Promise<void> {
      let done = 1;
      while (done > 0) {
        done = 0;
        const due = await dueQueues();
        for (const queue of queues.values())
          if (!queue.isHeld && due.has(queue.name)) done += await drainQueue(queue);
      }
    },
    /** Forgets what waits of the jobs that are held. */
    async forgetHeld(): Promise<void> {
      for (const { name, isHeld } of queues.values()) if (isHeld) await boss.deleteQueuedJobs(name);
    },
    /** Lets running jobs end (20 s at most) and begins no other. */
    stop: () => boss.stop({ graceful: true, timeout: 20_000, close: false }),
  };
}

export type Jobs = ReturnType<typeof createJobs>;
