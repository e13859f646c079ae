import { type CpuTimes, cpuBetween } from "./cpu.ts";
import { type Driven, drive } from "./drive.ts";
import { median, medianRatio, times } from "./figures.ts";
import type { Row } from "./report.ts";

const connections = 32;
const usualRounds = 9;
/** Of each page where there are many. */
const pageRounds = 5;
const seconds = 2;

/** An address that is asked again and again. */
export interface Side {
  url: string;
  /** Paths that are asked in turn instead of its own. */
  paths?: readonly string[];
  headers: Record<string, string>;
  /** Processor time that the server and PostgreSQL have taken. */
  cpu: () => Promise<CpuTimes>;
}

interface Round extends Driven {
  /** Processor time of a request, server and PostgreSQL together, in µs. */
  cpuMicros: number;
}

async function burst({ url, headers, cpu, paths }: Side, duration: number): Promise<Round> {
  const before = await cpu();
  const driven = await drive({ url, headers, connections, seconds: duration, ...(paths && { paths }) });
  const requests = driven.requestsPerSecond * duration;
  return { ...driven, cpuMicros: (cpuBetween(before, await cpu()) * 1000) / requests };
}

/** Every round drives both sides, each first in turn. */
async function compare(
  ours: Side,
  baseline: Side,
  rounds: number,
): Promise<{ ours: Round[]; baseline: Round[] }> {
  const driven = { ours: [] as Round[], baseline: [] as Round[] };
  for (const side of [ours, baseline]) await burst(side, 3);
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? (["ours", "baseline"] as const) : (["baseline", "ours"] as const))
      driven[name].push(await burst(name === "ours" ? ours : baseline, seconds));
  return driven;
}

/** What a side asks at least as a share of the baseline's requests a second, and at most as a share of its latency; null for no bound. */
interface Bounds {
  requests: number;
  p99: number | null;
}

/** Drives both sides and reports how they compare. */
export async function measureSides(ours: Side, baseline: Side, bounds: Bounds): Promise<Row[]> {
  return rowsOf(await compare(ours, baseline, usualRounds), bounds);
}

/** The same of a page among others, in fewer rounds: its name stands before what was measured. */
export async function measurePage(name: string, ours: Side, baseline: Side, bounds: Bounds): Promise<Row[]> {
  const rows = rowsOf(await compare(ours, baseline, pageRounds), bounds);
  return rows
    .filter(({ what }) => what !== "latency p50")
    .map((row) => ({ ...row, what: `${name}: ${row.what}` }));
}

/** How it was measured, in a sentence. */
export const drivenText = textOf(usualRounds);

/** The same of pages. */
export const pagesDrivenText = textOf(pageRounds);

function textOf(rounds: number): string {
  return `autocannon from a third process, ${connections} connections, ${rounds} rounds of ${seconds} s a side in alternating order after a warm-up; medians, and the median of each round's ratio. Processor time depends far less than latency and throughput on who else is working; reading it costs a connection between the bursts.`;
}

function rowsOf(
  { ours, baseline }: { ours: readonly Round[]; baseline: readonly Round[] },
  bounds: Bounds,
): Row[] {
  const of = (figure: keyof Round) => {
    const [mine, bare] = [ours.map((one) => one[figure]), baseline.map((one) => one[figure])];
    return { mine: median(mine), bare: median(bare), ratio: medianRatio(mine, bare) };
  };
  const latency = (figure: "p50" | "p99", bound: number | null): Row => {
    const { mine, bare, ratio } = of(figure);
    return {
      what: `latency ${figure}`,
      ours: `${mine.toFixed(1)} ms`,
      baseline: `${bare.toFixed(1)} ms`,
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
      baseline: throughput.bare.toFixed(0),
      ratio: times(throughput.ratio),
      bound: `≥ ${times(bounds.requests)}`,
      verdict: throughput.ratio >= bounds.requests ? "held" : "missed",
    },
    latency("p50", null),
    latency("p99", bounds.p99),
    ...(process.platform === "linux"
      ? [
          {
            what: "processor time a request, server and PostgreSQL",
            ours: `${cpu.mine.toFixed(0)} µs`,
            baseline: `${cpu.bare.toFixed(0)} µs`,
            ratio: times(cpu.ratio),
            bound: "—",
            verdict: "no bound" as const,
          },
        ]
      : []),
  ];
}
