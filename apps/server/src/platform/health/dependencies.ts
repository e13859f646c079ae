import { setTimeout as pause } from "node:timers/promises";
import type { Dependency } from "@jobami/api/health/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock/clock.ts";

/** Resolves where the service answers, rejects where it does not. */
export type Check = () => Promise<void>;

/** What was found out holds for this long, in ms: whoever asks more often asks no one else. */
export const freshMs = 30_000;
/** A service that has not answered within this is taken to be away, in ms. */
const answerMs = 5000;
/** Whoever asks is not kept longer than this, in ms, and learns of the rest the next time. */
const patienceMs = 1000;

async function answers(check: Check): Promise<Error | null> {
  const ended = new AbortController();
  try {
    const late = pause(answerMs, undefined, { signal: ended.signal, ref: false }).then(() => {
      throw new Error("no answer in time");
    });
    late.catch(() => undefined);
    await Promise.race([check(), late]);
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    ended.abort();
  }
}

/** Watches the services that the product can do without for a while. */
export function createDependencies(deps: {
  clock: Clock;
  log: FastifyBaseLogger;
  /** Those that are set up. */
  checks: Partial<Record<Dependency, Check>>;
}) {
  const { clock, log, checks } = deps;
  const names = Object.keys(checks) as Dependency[];
  const away = new Set<Dependency>();
  let asked: { at: number; done: Promise<unknown> } | null = null;

  async function look(name: Dependency): Promise<void> {
    const fault = await answers(checks[name] as Check);
    if (fault === null && away.delete(name)) log.warn({ dependency: name }, "a service is back");
    if (fault === null || away.has(name)) return;
    away.add(name);
    log.error({ err: fault, dependency: name }, "a service is away");
  }

  function lookAtAll(): Promise<unknown> {
    const now = clock.now();
    if (asked === null || now - asked.at >= freshMs || now < asked.at)
      asked = { at: now, done: Promise.all(names.map(look)) };
    return asked.done;
  }

  return {
    /** Those that are set up. */
    names,
    /** Those that do not answer, as far as it is known within a second. */
    async away(): Promise<Dependency[]> {
      await Promise.race([lookAtAll(), pause(patienceMs, undefined, { ref: false })]);
      return names.filter((name) => away.has(name));
    },
  };
}

export type Dependencies = ReturnType<typeof createDependencies>;
