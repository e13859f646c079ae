import { hostname } from "node:os";
import type { HostProcess } from "@jobami/api/host/contract";
import type { FastifyBaseLogger } from "fastify";
import { type Clock, instant } from "../clock/clock.ts";
import type { SharedRedis } from "../redis/redis.ts";
import type { Measures } from "./measures.ts";

const key = "jobami-processes";
const announceMs = 30_000;
/** Who has not been heard of for this long is no more, in ms. */
const silentMs = 90_000;

/** The name of this process among those of the product. */
export const ownProcess = { host: hostname(), pid: process.pid } as const;

const nameOf = ({ host, pid }: Pick<HostProcess, "host" | "pid">) => `${host} ${pid}`;

/** What each process measures of itself, which the others read in Redis; without one there is this process alone. */
export function createProcesses(deps: {
  clock: Clock;
  redis: SharedRedis | null;
  measures: Measures;
  log: FastifyBaseLogger;
}) {
  const { clock, redis, measures, log } = deps;

  function own(): HostProcess {
    const { heap, loop, requests } = measures.now();
    return {
      ...ownProcess,
      at: instant(clock).toISOString(),
      uptimeSeconds: Math.round(process.uptime()),
      rss: heap.rss,
      loopMs: loop.p99Ms,
      answered: requests.answered,
      failed: requests.failed,
    };
  }

  async function announce(): Promise<void> {
    const figures = own();
    await redis?.commands.hset(key, nameOf(figures), JSON.stringify(figures));
  }

  /** The others, by what they announced last. Those that fell silent are forgotten. */
  async function others(shared: SharedRedis): Promise<HostProcess[]> {
    const announced = Object.entries(await shared.commands.hgetall(key));
    const oldest = clock.now() - silentMs;
    const read = announced.map(([name, text]) => ({ name, figures: JSON.parse(text) as HostProcess }));
    const silent = read.filter(({ figures }) => Date.parse(figures.at) < oldest).map(({ name }) => name);
    if (silent.length > 0) await shared.commands.hdel(key, ...silent);
    return read
      .filter(({ name }) => !silent.includes(name) && name !== nameOf(ownProcess))
      .map(({ figures }) => figures);
  }

  const timer =
    redis === null ? null : setInterval(() => void announce().catch(() => undefined), announceMs).unref();

  return {
    announce,
    /** This process first, then those that share its Redis; while Redis is away this one alone. */
    async all(): Promise<HostProcess[]> {
      if (redis === null || redis.isAway()) return [own()];
      try {
        await announce();
        return [own(), ...(await others(redis)).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))];
      } catch (error) {
        log.warn({ err: error }, "figures of the other processes not read");
        return [own()];
      }
    },
    async close(): Promise<void> {
      if (timer === null || redis === null) return;
      clearInterval(timer);
      if (!redis.isAway()) await redis.commands.hdel(key, nameOf(ownProcess)).catch(() => undefined);
    },
  };
}
