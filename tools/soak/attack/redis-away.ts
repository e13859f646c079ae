import { type Forwarder, startForwarder } from "../../../apps/server/src/testing/forwarder.ts";
import { hasRedis, startRedis } from "../../../apps/server/src/testing/test-redis.ts";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";

const parallel = 20;
const rounds = 25;
/** A call that asks Redis when it goes is given up after 500 ms. */
const longestWaitMs = 1000;
const returnLimitMs = 3000;

interface Waits {
  median: number;
  worst: number;
  statuses: Set<number>;
}

/** Calls that count against the limits, many at once. */
async function call(served: Served): Promise<Waits> {
  const waits: number[] = [];
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      Array.from({ length: parallel }, async () => {
        const begun = performance.now();
        const answer = await fetch(`${served.url}/api/auth/csrf`);
        await answer.arrayBuffer();
        waits.push(performance.now() - begun);
        statuses.add(answer.status);
      }),
    );
  waits.sort((a, b) => a - b);
  return { median: waits[waits.length >> 1] ?? 0, worst: waits.at(-1) ?? 0, statuses };
}

async function health(served: Served): Promise<string> {
  const answer = await fetch(`${served.url}/api/health`);
  return `${answer.status} ${await answer.text()}`;
}

const inForce = '200 {"status":"ok"}';
const degraded = '200 {"status":"ok","degraded":["redis"]}';

async function waitFor(served: Served, wanted: string): Promise<number> {
  const begun = performance.now();
  while ((await health(served)) !== wanted)
    if (performance.now() - begun > 30_000) return Number.POSITIVE_INFINITY;
  return performance.now() - begun;
}

async function whileAway(what: string, served: Served, leave: () => unknown): Promise<Finding[]> {
  await leave();
  const { median, worst, statuses } = await call(served);
  const reportedHealth = await health(served);
  return [
    {
      what: `${rounds * parallel} calls while Redis ${what}`,
      measured: `median ${median.toFixed(1)} ms, worst ${worst.toFixed(0)} ms, status ${[...statuses].join(", ")}`,
      bound: `worst ≤ ${longestWaitMs} ms, all 200`,
      held: worst <= longestWaitMs && [...statuses].join() === "200",
    },
    {
      what: `health while Redis ${what}`,
      measured: reportedHealth,
      bound: degraded,
      held: reportedHealth === degraded,
    },
  ];
}

async function comingBack(served: Served, forwarder: Forwarder): Promise<Finding> {
  await forwarder.mend();
  const took = await waitFor(served, inForce);
  return {
    what: "back by itself",
    measured: `${took.toFixed(0)} ms`,
    bound: `≤ ${returnLimitMs} ms`,
    held: took <= returnLimitMs,
  };
}

/** A Redis that goes away: calls used to wait for it for 25 to 74 s. */
export const redisAway: Attack = {
  what: "A Redis that goes away costs no call more than a moment, lifts no limit, and is taken up again by itself.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    if (!hasRedis) throw new Error("No redis-server on this machine: install one, it is found by itself.");
    const redis = await startRedis();
    const forwarder = await startForwarder(redis.port);
    try {
      const served = await start({
        REDIS_URL: `redis://127.0.0.1:${forwarder.port}`,
        RATE_LIMIT: "1000000",
        LOG_LEVEL: "silent",
      });
      await waitFor(served, inForce);
      const { median, worst } = await call(served);
      const findings: Finding[] = [
        {
          what: `${rounds * parallel} calls with Redis`,
          measured: `median ${median.toFixed(1)} ms, worst ${worst.toFixed(0)} ms`,
          bound: "none: to compare with",
          held: true,
        },
      ];
      findings.push(...(await whileAway("refuses", served, () => forwarder.cut())));
      findings.push(await comingBack(served, forwarder));
      findings.push(...(await whileAway("never answers", served, () => forwarder.hold())));
      findings.push(await comingBack(served, forwarder));
      return findings;
    } finally {
      await forwarder.close();
      await redis.stop();
    }
  },
};
