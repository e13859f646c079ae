import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startForwarder } from "../../../apps/server/src/testing/forwarder.ts";
import { deliveryFaults } from "../../../apps/server/src/testing/heard-messages.ts";
import { hasRedis, startRedis } from "../../../apps/server/src/testing/test-redis.ts";
import { type CpuTimes, cpuBetween, readCpu } from "../../bench/cpu.ts";
import { median, times } from "../../bench/figures.ts";
import { freePort, startPostgres } from "../../postgres.ts";
import { type Served, serveFrom } from "../../served.ts";
import { buildWeb, isWebBuilt } from "../../web-build.ts";
import type { Finding, Soak } from "../soak.ts";
import { measureBareRelay } from "./bare-relay.ts";
import { latencyText, paced } from "./paced.ts";
import { makePairs, type Pair } from "./pairs.ts";
import { noTroubles, type Sent, startTalker, type Talker, type Troubles } from "./talker.ts";

const main = join(import.meta.dirname, "../../../apps/server/src/main.ts");
const people = Number(process.env.SOAK_PEOPLE ?? 1000);
const perSecond = Number(process.env.SOAK_RATE ?? 200);
/** How long messages are written, in ms; a third of it passes before each of the two faults. */
const talkMs = Number(process.env.SOAK_SECONDS ?? 90) * 1000;
const whisperMs = Math.min(10_000, talkMs / 3);
/** How long Redis is away, and how long everything may take to be as before at the end, in ms. */
const awayMs = 2000;
const settleMs = 60_000;
/** Row 14 of the bounds: with sign-in and rooms. */
const relayBound = 2.2;

const start = (port: number, env: NodeJS.ProcessEnv) => serveFrom(main, { ...env, PORT: String(port) });

/** Waits until something is so; answers how long that took in ms, infinity when it never was. */
async function until(isSo: () => boolean, limitMs = settleMs): Promise<number> {
  const begun = performance.now();
  while (!isSo()) {
    if (performance.now() - begun > limitMs) return Number.POSITIVE_INFINITY;
    await pause(20);
  }
  return performance.now() - begun;
}

/** Memory that a process holds, in bytes. Linux only. */
function residentBytes({ pid }: Served): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? Number.NaN) * 1024;
}

/** Everybody signed in and connected, in fours at once; the two of a pair are at the same process in every other pair. */
async function connectAll(
  pairs: readonly Pair[],
  origins: readonly string[],
  liveState: LiveState,
): Promise<Talker[]> {
  const all: Talker[] = [];
  for (const [place, { conversationId, people: two }] of pairs.entries())
    all.push(
      ...(await Promise.all(
        two.map((login, side) =>
          startTalker({
            login,
            conversationId,
            origin: origins[(place + (place % 4 < 2 ? side : 0)) % origins.length] ?? "",
            troubles: liveState.troubles,
            onItsWay: liveState.onItsWay,
            whispered: () => liveState.whispered(place * 2 + (side ^ 1)),
          }),
        ),
      )),
    );
  await until(() => all.every((talker) => talker.isConnected()));
  return all;
}

/** Processor time that these processes and the sessions of PostgreSQL have taken. */
async function takenBy(databaseUrl: string, pids: readonly number[]): Promise<CpuTimes> {
  const times = await Promise.all(pids.map((pid) => readCpu(databaseUrl, pid)));
  return new Map(times.flatMap((one) => [...one]));
}

interface LiveState {
  troubles: Troubles;
  onItsWay: Map<string, Sent>;
  /** The typing of a person, by their place, was heard. */
  whispered: (from: number) => void;
}

const open: Pick<Finding, "bound" | "held"> = { bound: "none: to compare with", held: true };

/** Typing, which the channel alone carries, beside the same through a bare relay. */
async function whispers(all: readonly Talker[], liveState: LiveState): Promise<Finding[]> {
  const begun = new Map<number, number>();
  const latencies: number[] = [];
  liveState.whispered = (from) => {
    latencies.push(performance.now() - (begun.get(from) ?? Number.NaN));
  };
  // No one is listened to more often than twice a second.
  const rate = Math.min(perSecond, all.length);
  const typingSent = await paced(rate, whisperMs, (turn) => {
    begun.set(turn % all.length, performance.now());
    all[turn % all.length]?.whisper();
  });
  await until(() => latencies.length >= typingSent, 2000);
  const baseline = await measureBareRelay(all.length, rate, whisperMs);
  const ratio = median(latencies) / median(baseline);
  return [
    {
      what: `a bare ws relay, ${all.length} connections, ${rate} a second`,
      measured: latencyText(baseline),
      ...open,
    },
    {
      what: `typing, ${typingSent} times, ${rate} a second`,
      measured: `${latencyText(latencies)}; ${times(ratio)} the relay’s p50; ${typingSent - latencies.length} not heard`,
      bound: `none: row 14 wants ≤ ${times(relayBound)}`,
      held: true,
    },
  ];
}

function latencyOf(what: string, sent: readonly Sent[]): Finding {
  const latencies = sent.flatMap(({ begunAt, heardAt }) => (heardAt === null ? [] : [heardAt - begunAt]));
  return { what, measured: `${latencyText(latencies)}, of ${latencies.length}`, ...open };
}

/** What everybody heard beside what the database holds of each conversation. */
function delivered(all: readonly Talker[], liveState: LiveState): Finding[] {
  const sent = [...liveState.onItsWay.values()];
  const acknowledged = sent.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length;
  const pairs = Array.from({ length: all.length / 2 }, (_, place) => [all[place * 2], all[place * 2 + 1]]);
  const faults = deliveryFaults(
    pairs.flatMap((two) => {
      const newest = Math.max(0, ...two.flatMap((talker) => talker?.heard ?? []));
      const numbers = Array.from({ length: newest }, (_, seq) => seq + 1);
      return two.map((talker) => ({ sent: numbers, heard: talker?.heard ?? [] }));
    }),
  );
  const unheard = sent.filter(({ heardAt }) => heardAt === null).length;
  const { repeated, refused, stale, asked } = liveState.troubles;
  const isWhole = faults.lost + faults.doubled + faults.disordered + unheard + stale === 0;
  return [
    {
      what: "messages written",
      measured: `${sent.length}, ${acknowledged} acknowledged; ${repeated} calls made again, ${refused.size === 0 ? "none" : [...refused].map(([status, n]) => `${n} × ${status}`).join(", ")} refused`,
      bound: "all acknowledged, none refused",
      held: sent.length > 0 && acknowledged === sent.length && refused.size === 0,
    },
    {
      what: "heard by both sides of each conversation",
      measured: `${faults.lost + unheard} lost, ${faults.doubled} doubled, ${faults.disordered} out of order; ${stale} channels said that something is missing`,
      bound: "none",
      held: isWhole,
    },
    { what: "people who had to ask for another try", measured: String(asked), ...open },
  ];
}

async function talk(
  pairs: readonly Pair[],
  env: NodeJS.ProcessEnv,
  loseRedis: () => Promise<void>,
): Promise<Finding[]> {
  const ports = [await freePort(), await freePort()] as const;
  const steady = await start(ports[0], env);
  let restarted = await start(ports[1], env);
  const liveState: LiveState = { troubles: noTroubles(), onItsWay: new Map(), whispered: () => undefined };
  let all: Talker[] = [];
  try {
    const before = residentBytes(steady);
    all = await connectAll(pairs, [steady.url, restarted.url], liveState);
    const connected = all.filter((talker) => talker.isConnected()).length;
    const each = (residentBytes(steady) - before) / (all.length / 2);
    const findings: Finding[] = [
      {
        what: "connected to two processes",
        measured: `${connected} of ${all.length}, ${(each / 1024).toFixed(0)} kB a connection`,
        bound: "all",
        held: connected === all.length,
      },
    ];
    let firstFaultAt = Number.POSITIVE_INFINITY;
    const looking = setInterval(() => {
      for (const talker of all) talker.lookAgain();
    }, 2000);
    const servers = [steady.pid, restarted.pid];
    const cpuBefore = await takenBy(env.DATABASE_URL ?? "", servers);
    const faults = (async () => {
      await pause(talkMs / 3);
      const taken = cpuBetween(cpuBefore, await takenBy(env.DATABASE_URL ?? "", servers));
      const done = [...liveState.onItsWay.values()].filter(
        ({ acknowledgedAt }) => acknowledgedAt !== null,
      ).length;
      findings.push({
        what: "processor time a message, both processes and PostgreSQL, before any fault",
        measured: `${(taken / done).toFixed(1)} ms, of ${done}`,
        ...open,
      });
      firstFaultAt = performance.now();
      await restarted.stop();
      restarted = await start(ports[1], env);
      const down = performance.now() - firstFaultAt;
      const back = await until(() => all.every((talker) => talker.isConnected()));
      findings.push({
        what: "one process restarted: all connected again",
        measured: `${back === Number.POSITIVE_INFINITY ? `${all.filter((talker) => talker.isConnected()).length} of ${all.length} ${settleMs / 1000}` : (back / 1000).toFixed(1)} s after it was ready, which took ${(down / 1000).toFixed(1)} s`,
        bound: `≤ ${settleMs / 1000} s`,
        held: back <= settleMs,
      });
      await pause(Math.max(0, firstFaultAt + talkMs / 3 - performance.now()));
      await loseRedis();
    })();
    const begun = performance.now();
    await paced(perSecond, talkMs, (turn) => all[turn % all.length]?.sendMessage());
    await faults;
    const typingSent = [...liveState.onItsWay.values()];
    await until(() =>
      typingSent.every(({ acknowledgedAt, heardAt }) => acknowledgedAt !== null && heardAt !== null),
    );
    // Whoever wrote a message hears it too.
    await pause(1000);
    clearInterval(looking);
    const inTime = typingSent.filter(
      ({ acknowledgedAt }) => (acknowledgedAt ?? Number.POSITIVE_INFINITY) <= begun + talkMs,
    );
    findings.push(
      {
        what: "acknowledged while messages were written",
        measured: `${((inTime.length / talkMs) * 1000).toFixed(0)} a second of ${perSecond} wanted`,
        ...open,
      },
      latencyOf(
        "from the call to the other’s ear, before any fault",
        typingSent.filter(({ heardAt }) => heardAt !== null && heardAt < firstFaultAt),
      ),
      latencyOf("the same over everything, both faults included", typingSent),
      ...delivered(all, liveState),
      // Once something was written: before, no one is informed of typing.
      ...(await whispers(all, liveState)),
    );
    return findings;
  } finally {
    for (const talker of all) talker.stop();
    await Promise.all([steady.stop(), restarted.stop()]);
  }
}

/** Many people who write to each other through two processes, while one of them and then Redis is restarted. */
export const live: Soak = {
  what: "Messages between 1,000 connected people, 200 a second, two processes on PostgreSQL and Redis, one process and Redis restarted. SOAK_PEOPLE, SOAK_RATE and SOAK_SECONDS make it smaller.",
  run: async () => {
    if (!hasRedis) throw new Error("No redis-server on this machine: install one, it is found by itself.");
    if (!isWebBuilt()) await buildWeb();
    const postgres = await startPostgres();
    let redis = await startRedis();
    const forwarder = await startForwarder(redis.port);
    const dataDir = mkdtempSync(join(tmpdir(), "jobami-soak-live-"));
    try {
      const pairs = await makePairs(postgres.url, Math.ceil(people / 2));
      const env = {
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDir,
        REDIS_URL: `redis://127.0.0.1:${forwarder.port}`,
        DEMO_DATA: "0",
        RATE_LIMIT: "1000000000",
        LOG_LEVEL: "silent",
      };
      return await talk(pairs, env, async () => {
        await forwarder.cut();
        await redis.stop();
        await pause(awayMs);
        redis = await startRedis();
        forwarder.leadTo(redis.port);
        await forwarder.mend();
      });
    } finally {
      await forwarder.close();
      await redis.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
