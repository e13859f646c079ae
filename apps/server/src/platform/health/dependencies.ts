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
/** Whoever asks waits no longer than this, in ms, and learns of the rest the next time. */
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
  /** Those that have to be asked. */
  checks: Partial<Record<Dependency, Check>>;
  /** Those of which it is known at any moment whether they are away. */
  known: Partial<Record<Dependency, () => boolean>>;
  /** What is done once one of those that are asked is back. */
  onBack?: Partial<Record<Dependency, () => Promise<void>>>;
}) {
  const { clock, log, checks, known, onBack = {} } = deps;
  const asked = Object.keys(checks) as Dependency[];
  const names = [...(Object.keys(known) as Dependency[]), ...asked];
  const away = new Set<Dependency>();
  let last: { at: number; done: Promise<unknown> } | null = null;

  async function look(name: Dependency): Promise<void> {
    const fault = await answers(checks[name] as Check);
    if (fault === null && away.delete(name)) {
      log.warn({ dependency: name }, "a service is back");
      await onBack[name]?.().catch((error: unknown) =>
        log.error(error, "what waited for a service was not woken"),
      );
    }
    if (fault === null || away.has(name)) return;
    away.add(name);
    log.error({ err: fault, dependency: name }, "a service is away");
  }

  function lookAtAll(): Promise<unknown> {
    const now = clock.now();
    if (last === null || now - last.at >= freshMs || now < last.at)
      last = { at: now, done: Promise.all(asked.map(look)) };
    return last.done;
  }

  return {
    /** Those that are set up. */
    names,
    /** Those that do not answer, as far as it is known within a second. */
    async away(): Promise<Dependency[]> {
      await Promise.race([lookAtAll(), pause(patienceMs, undefined, { ref: false })]);
      return names.filter((name) => known[name]?.() ?? away.has(name));
    },
  };
}

export type Dependencies = ReturnType<typeof createDependencies>;
