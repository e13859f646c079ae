import { availableParallelism, freemem, loadavg, totalmem } from "node:os";
import { constants, monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { HostMinute } from "@jobami/api/host/contract";
import { hostMinutes } from "@jobami/api/host/routes";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock/clock.ts";

const minuteMs = 60_000;
const perMs = 1_000_000;
/** How often the loop is asked to turn, in ms: each turn wakes a server that has nothing else to do. */
const loopMs = 100;

interface Counts {
  requests: number;
  errors: number;
  gcMs: number;
  gcs: number;
}

const round = (value: number) => Math.round(value * 100) / 100;
/** How late a turn was. The histogram counts from the turn before, and of a loop that has not turned yet it states NaN. */
const toMs = (nanoseconds: number) =>
  Number.isFinite(nanoseconds) ? round(Math.max(0, nanoseconds / perMs - loopMs)) : 0;

/** What the process measures of itself and of its machine, stored in memory for an hour, minute by minute. */
export function createMeasures(clock: Clock) {
  const loop = monitorEventLoopDelay({ resolution: loopMs });
  const requests = { answered: 0, failed: 0, limited: 0 };
  const gc = { count: 0, majors: 0, totalMs: 0, longestMs: 0 };
  const minutes: HostMinute[] = [];
  let since: Counts = { requests: 0, errors: 0, gcMs: 0, gcs: 0 };

  const collections = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration } = entry;
      const { kind } = (entry as PerformanceEntry & { detail: { kind: number } }).detail;
      gc.count += 1;
      gc.majors += kind === constants.NODE_PERFORMANCE_GC_MAJOR ? 1 : 0;
      gc.totalMs += duration;
      gc.longestMs = Math.max(gc.longestMs, duration);
      since.gcs += 1;
      since.gcMs += duration;
    }
  });
  collections.observe({ entryTypes: ["gc"] });
  loop.enable();

  /** Ends a minute. */
  function sample(): void {
    const { rss, heapUsed, external } = process.memoryUsage();
    minutes.push({
      at: new Date(clock.now()).toISOString(),
      load: round(loadavg()[0] ?? 0),
      memory: totalmem() - freemem(),
      rss,
      heap: heapUsed,
      external,
      loopMs: toMs(loop.percentile(99)),
      requests: since.requests,
      errors: since.errors,
      gcMs: round(since.gcMs),
      gcs: since.gcs,
    });
    minutes.splice(0, minutes.length - hostMinutes);
    since = { requests: 0, errors: 0, gcMs: 0, gcs: 0 };
    loop.reset();
  }
  const timer = setInterval(sample, minuteMs).unref();

  return {
    /** Counts what a server answers. */
    count(app: FastifyInstance): void {
      app.addHook("onResponse", async (_request, { statusCode }) => {
        requests.answered += 1;
        since.requests += 1;
        if (statusCode === 429) requests.limited += 1;
        if (statusCode < 500) return;
        requests.failed += 1;
        since.errors += 1;
      });
    },
    sample,
    /** How all of it stands now. */
    now() {
      const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
      const [one = 0, five = 0, fifteen = 0] = loadavg();
      return {
        cpus: availableParallelism(),
        load: [round(one), round(five), round(fifteen)] as [number, number, number],
        memory: { total: totalmem(), free: freemem() },
        heap: { rss, heapUsed, external, arrayBuffers, heapLimit: getHeapStatistics().heap_size_limit },
        loop: { meanMs: toMs(loop.mean), p99Ms: toMs(loop.percentile(99)), maxMs: toMs(loop.max) },
        requests: { ...requests },
        gc: { ...gc, totalMs: round(gc.totalMs), longestMs: round(gc.longestMs) },
        minutes: [...minutes],
      };
    },
    close(): void {
      clearInterval(timer);
      collections.disconnect();
      loop.disable();
    },
  };
}

export type Measures = ReturnType<typeof createMeasures>;
