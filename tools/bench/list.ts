import { deepStrictEqual } from "node:assert";
import { startPostgres } from "../postgres.ts";
import { type Driven, drive } from "./drive.ts";
import { median, medianRatio, times } from "./figures.ts";
import { fillWithMissions } from "./list-fill.ts";
import { floorScript } from "./list-floor.ts";
import { serveFrom, serveProduct } from "./processes.ts";
import type { Measured, Row } from "./report.ts";

const missions = 20_000;
const connections = 32;
const rounds = 7;
const seconds = 4;
const path = "/api/missions?page=1&limit=10";

interface Side {
  url: string;
  headers: Record<string, string>;
}

async function ask({ url, headers }: Side): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Every round drives both sides, each first in turn. */
async function compare(ours: Side, floor: Side): Promise<{ ours: Driven[]; floor: Driven[] }> {
  const driven = { ours: [] as Driven[], floor: [] as Driven[] };
  const run = (side: Side, duration: number) => drive({ ...side, connections, seconds: duration });
  for (const side of [ours, floor]) await run(side, 3);
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? (["ours", "floor"] as const) : (["floor", "ours"] as const))
      driven[name].push(await run(name === "ours" ? ours : floor, seconds));
  return driven;
}

function rowsOf({ ours, floor }: { ours: readonly Driven[]; floor: readonly Driven[] }): Row[] {
  const of = (figure: keyof Driven) => {
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
    const token = await fillWithMissions(postgres.url, missions);
    const floor = await serveFrom(floorScript, env);
    started.unshift(floor);
    const sides = {
      ours: { url: product.url + path, headers: { cookie: `jobami_access=${token}` } },
      floor: { url: floor.url + path, headers: {} },
    };
    deepStrictEqual(await ask(sides.floor), await ask(sides.ours));
    const driven = await compare(sides.ours, sides.floor);
    return {
      title: "List of missions",
      how: [
        `\`GET ${path}\` on PostgreSQL ${postgres.version} with ${missions.toLocaleString("en")} missions, four in five open; both servers have 10 connections to it.`,
        "Ours: the whole server as it runs in production, signed in (the session is checked at every call), security headers, validation and rate limit (raised out of reach) included.",
        "Floor: node:http by hand with pg, the rows and the capped count as two prepared statements sent side by side, JSON.stringify. It checks no session and sets no security header: what it leaves out counts against us. Both answers are compared before: they are the same JSON.",
        `autocannon from a third process, ${connections} connections, ${rounds} rounds of ${seconds} s a side in alternating order after a warm-up; medians, and the median of each round's ratio.`,
      ],
      rows: rowsOf(driven),
    };
  } finally {
    for (const one of started) await one.stop();
  }
}
