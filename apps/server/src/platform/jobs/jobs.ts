import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Clock } from "../clock/clock.ts";
import type { Tx } from "../database/database.ts";
import type { Database } from "../database/engine.ts";
import { patiently } from "../database/patience.ts";
import { afterCommit } from "../database/transaction.ts";
import { callingRequest, orderedBy } from "../http/calling-network.ts";
import type { Metrics } from "../metrics/metrics.port.ts";
import type { Tracing } from "../tracing/tracing.port.ts";
import { createRecurring, formerForwarder } from "./recurring.ts";

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
  /** Its workers, which begin with its first job. */
  workerIds: string[];
  hasBegun: boolean;
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

/** Beside what a job is about: the request that ordered it, for the log. */
const orderedByField = "orderedBy";
type Ordered = { [orderedByField]?: string };

const oneAtATime: readonly Lane[] = [{ workers: 1 }];

const retries = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const;
/** On PostgreSQL, the job of a worker that gave no sign for this long is begun anew, in seconds. */
const heartbeatSeconds = 30;
/** Jobs name rows by id; what is done is deleted after a day, in seconds. */
const retentionSeconds = 86_400;
/** How often it is asked which queues have something to do, in ms: by so much is late at most what another process ordered. */
const lookMs = 2000;
/** How often the engine itself asks for what the look finds, or what never changes while a process runs, in seconds. */
const seldomSeconds = 86_400;
const unknownId = "00000000-0000-0000-0000-000000000000";

/**
 * Background work on the same database, recorded in the transaction of the change that wants it. Without `workers` it waits for
 * `drain`; with `holdsOutward`, what informs others outside waits for another start. Workers sleep: one look for all queues wakes
 * those that have something to do, and an order of this process wakes its own at once.
 */
export function createJobs(deps: {
  clock: Clock;
  database: Database;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, "queueBegun" | "jobEnded" | "jobEngineFailed">;
  tracing: Pick<Tracing, "job">;
  workers: boolean;
  holdsOutward: boolean;
}) {
  const { log, metrics, tracing, workers, holdsOutward } = deps;
  const { db, kind, jobsBackend, exclusively } = deps.database;
  const boss = new PgBoss({
    ...jobsBackend,
    schema: "jobs",
    warningSlowQuerySeconds: 30,
    schedule: false,
    supervise: workers,
    queueCacheIntervalSeconds: seldomSeconds,
    // Nothing here is a flow of jobs that wait for each other.
    flowIntervalSeconds: seldomSeconds,
  });
  const recurring = createRecurring({ clock: deps.clock, boss });
  const ending = new AbortController();
  let runApart: ReturnType<typeof AsyncLocalStorage.snapshot> | null = null;
  boss.on("error", (error) => noteFault(error, (error as { queue?: string }).queue));
  const queues = new Map<string, Queue>();

  function add(
    name: string,
    cron: string | null,
    handler: JobHandler<never>,
    { lanes = oneAtATime, isOutward = false }: JobOptions = {},
  ): void {
    if (queues.has(name)) throw new Error(`Job ${name} is declared twice.`);
    const isHeld = isOutward && holdsOutward;
    metrics.queueBegun(name);
    queues.set(name, { name, handler, cron, lanes, isHeld, workerIds: [], hasBegun: false });
  }

  async function runOne(queue: Queue, ordered: unknown): Promise<void> {
    const { [orderedByField]: requestId = null, ...data } = (ordered ?? {}) as Ordered;
    await orderedBy(requestId, () => attempt(queue, data));
  }

  async function attempt(queue: Queue, data: object): Promise<void> {
    try {
      await patiently(() => tracing.job(queue.name, () => queue.handler(data as never)));
      metrics.jobEnded(queue.name, "done");
    } catch (error) {
      metrics.jobEnded(queue.name, "failed");
      log.error({ err: error, job: queue.name }, "job failed");
      throw error;
    }
  }

  /** Starts one worker, which searches for the next job once it has ended one and rested, and sleeps once there is none. */
  async function startWorker(queue: Queue, { leastPriority, restMs = 0 }: Lane): Promise<void> {
    const id: string = await boss.work(
      queue.name,
      {
        pollingIntervalSeconds: seldomSeconds,
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

  function noteFault(error: unknown, job?: string): void {
    metrics.jobEngineFailed();
    log.error({ err: error, job }, "job engine failed");
  }

  /** Has the workers of a queue search for a job; the first time they begin, apart from the call that ordered it. */
  function wake(queue: Queue): void {
    if (runApart === null || queue.isHeld || ending.signal.aborted) return;
    for (const id of queue.workerIds) boss.notifyWorker(id);
    if (queue.hasBegun) return;
    queue.hasBegun = true;
    const all = queue.lanes.flatMap((lane) => Array.from({ length: lane.workers }, () => lane));
    runApart(() => {
      for (const lane of all)
        startWorker(queue, lane).catch((error: unknown) => noteFault(error, queue.name));
    });
  }

  async function look(): Promise<void> {
    try {
      await recurring.orderDue();
      for (const name of await dueQueues()) {
        const queue = queues.get(name);
        if (queue !== undefined) wake(queue);
      }
    } catch (error) {
      if (!ending.signal.aborted) noteFault(error);
    }
  }

  /** Goes on looking until the end: what is due is done whoever ordered it, though no one was woken for it. */
  async function keepLooking(): Promise<void> {
    while (!ending.signal.aborted) {
      await look();
      await pause(lookMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  async function makeQueue({ name, cron, isHeld }: Queue, isKnown: boolean): Promise<void> {
    if (!isKnown) {
      await boss.createQueue(name, { ...retries, deleteAfterSeconds: retentionSeconds, heartbeatSeconds });
      // The engine queries a new queue at its first use, which must not be inside a person’s transaction.
      await boss.findJobs(name, { id: unknownId });
    }
    if (workers && cron !== null && !isHeld) recurring.add(name, cron);
  }

  /** Only one process opens PGlite, so a job under way at its start is one that a killed process left. */
  async function reviveJobs(): Promise<void> {
    await db.execute(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
  }

  /** Names of the queues with a job that may begin: the index is asked from name to name of those in which any waits, however many do. */
  async function dueQueues(): Promise<Set<string>> {
    const { rows } = await db.execute<{ name: string }>(sql`
      with recursive waiting (name) as (
        select min(name) from jobs.job where state < 'active' and not blocked
        union all
        select (select min(j.name) from jobs.job j where j.state < 'active' and not j.blocked and j.name > w.name)
        from waiting w where w.name is not null)
      select w.name from waiting w where exists (
        select from jobs.job j
        where j.name = w.name and j.state < 'active' and not j.blocked and j.start_after <= jobs.job_now())`);
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
      if (queue === undefined) throw new Error(`No one does the job ${name}.`);
      const grouped = group === undefined ? {} : { group: { id: group } };
      const requestId = callingRequest();
      const named = requestId === null ? data : { ...data, [orderedByField]: requestId };
      await boss.send(name, named, { ...timing, ...grouped, db: fromDrizzle(tx, sql) });
      afterCommit(tx, () => wake(queue));
    },
    /** Makes the queues and begins to work. */
    async start(): Promise<void> {
      await exclusively("jobEngine", async () => {
        // Its upkeep is background work too.
        await patiently(() => boss.start());
        const known = new Set((await boss.getQueues()).map((queue) => queue.name));
        for (const queue of queues.values()) await makeQueue(queue, known.has(queue.name));
        if (workers && known.has(formerForwarder)) await boss.deleteQueue(formerForwarder);
      });
      if (kind === "pglite") await reviveJobs();
      if (!workers) return;
      runApart = AsyncLocalStorage.snapshot();
      void keepLooking();
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
    /** When work that recurs is due next, in ms since 1970; null where it does not, or is held. */
    nextOf: recurring.nextOf,
    /** Forgets what waits of the jobs that are held. */
    async forgetHeld(): Promise<void> {
      for (const { name, isHeld } of queues.values()) if (isHeld) await boss.deleteQueuedJobs(name);
    },
    /** Lets running jobs end (20 s at most) and begins no other. */
    stop(): Promise<void> {
      ending.abort();
      return boss.stop({ graceful: true, timeout: 20_000, close: false });
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
