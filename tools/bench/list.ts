import { deepStrictEqual } from "node:assert";
import { startPostgres } from "../postgres.ts";
import { type Served, serveFrom, serveProduct } from "../served.ts";
import { type CpuTimes, cpuBetween, readCpu } from "./cpu.ts";
import { type Driven, drive } from "./drive.ts";
import { median, medianRatio, times } from "./figures.ts";
import { fillWithMissions } from "./list-fill.ts";
import { floorScript } from "./list-floor.ts";
import type { Measured, Row } from "./report.ts";

const missions = 20_000;
const connections = 32;
const rounds = 9;
const seconds = 2;
const path = "/api/missions?page=1&limit=10";

interface Side {
  url: string;
  headers: Record<string, string>;
  /** Processor time that the server and PostgreSQL have taken. */
  cpu: () => Promise<CpuTimes>;
}

interface Round extends Driven {
  /** Processor time of a request, server and PostgreSQL together, in µs. */
  cpuMicros: number;
}

async function ask({ url, headers }: Side): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function burst({ url, headers, cpu }: Side, duration: number): Promise<Round> {
  const before = await cpu();
  const driven = await drive({ url, headers, connections, seconds: duration });
  const requests = driven.requestsPerSecond * duration;
  return { ...driven, cpuMicros: (cpuBetween(before, await cpu()) * 1000) / requests };
}

/** Every round drives both sides, each first in turn. */
async function compare(ours: Side, floor: Side): Promise<{ ours: Round[]; floor: Round[] }> {
  const driven = { ours: [] as Round[], floor: [] as Round[] };
  for (const side of [ours, floor]) await burst(side, 3);
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? (["ours", "floor"] as const) : (["floor", "ours"] as const))
      driven[name].push(await burst(name === "ours" ? ours : floor, seconds));
  return driven;
}

function rowsOf({ ours, floor }: { ours: readonly Round[]; floor: readonly Round[] }): Row[] {
  const of = (figure: keyof Round) => {
    const [mine, bare] = [ours.map((one) => one[figure]), floor.map((one) => one[figure])];
    return { mine: median(mine), bare: median(bare), ratio: medianRatio(mine, bare) };
  };
  const latency = (figure: "p50" | "p99", bound: number | null): Row => {
    const { mine, bare, ratio } = of(figure);
    return {
      what: `latency ${figure}`,
      ours: `${mine.toFixed(1)} ms`,
      floor: `${bare.toFixed(1)} ms`,
      ratio: times(ratio),
      bound: bound === null ? "—" : `≤ ${times(bound)}`,
      verdict: bound === null ? "no bound" : ratio <= bound ? "held" : "missed",
    };
  };
  const throughput = of("requestsPerSecond");
  const cpu = of("cpuMicros");
  return [
    {
      what: "requests a second",
      ours: throughput.mine.toFixed(0),
      floor: throughput.bare.toFixed(0),
      ratio: times(throughput.ratio),
      bound: `≥ ${times(1)}`,
      verdict: throughput.ratio >= 1 ? "held" : "missed",
    },
    latency("p50", null),
    latency("p99", 1),
    ...(process.platform === "linux"
      ? [
          {
            what: "processor time a request, server and PostgreSQL",
            ours: `${cpu.mine.toFixed(0)} µs`,
            floor: `${cpu.bare.toFixed(0)} µs`,
            ratio: times(cpu.ratio),
            bound: "—",
            verdict: "no bound" as const,
          },
        ]
      : []),
  ];
}

/** Measures the list of missions against a handler written by hand over the same PostgreSQL. */
export async function measureList(): Promise<Measured> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const started: { stop: () => Promise<void> }[] = [postgres];
  try {
    const product = await serveProduct(env);
    started.unshift(product);
    const [session] = await fillWithMissions(postgres.url, missions, 1);
    const floor = await serveFrom(floorScript, env);
    started.unshift(floor);
    const side = (served: Served, headers: Record<string, string>): Side => ({
      url: served.url + path,
      headers,
      cpu: () => readCpu(postgres.url, served.pid),
    });
    const sides = {
      ours: side(product, { cookie: `jobami_access=${session?.jobami_access}` }),
      floor: side(floor, {}),
    };
    deepStrictEqual(await ask(sides.floor), await ask(sides.ours));
    const driven = await compare(sides.ours, sides.floor);
    return {
      title: "List of missions",
      how: [
        `\`GET ${path}\` on PostgreSQL ${postgres.version} with ${missions.toLocaleString("en")} missions, four in five open; both servers have 10 connections to it.`,
        "Ours: the whole server as it runs in production, signed in (the session is checked at every call), security headers, validation and rate limit (raised out of reach) included.",
        "Floor: node:http by hand with pg, the rows and the capped count as two prepared statements sent side by side, JSON.stringify. It checks no session and sets no security header: what it leaves out counts against us. Both answers are compared before: they are the same JSON.",
        `autocannon from a third process, ${connections} connections, ${rounds} rounds of ${seconds} s a side in alternating order after a warm-up; medians, and the median of each round's ratio. Processor time depends far less than latency and throughput on who else is working; reading it costs a connection between the bursts.`,
      ],
      rows: rowsOf(driven),
    };
  } finally {
    for (const one of started) await one.stop();
  }
}
