import { readFileSync } from "node:fs";
import type { Served } from "../../served.ts";
import type { Attack, Target } from "./attack.ts";

const kills = 9;
/** On a quiet machine. */
const limitMs = 2000;

interface Start {
  ms: number;
  /** Processor time until then, all threads. */
  cpuMs: number;
  phases: Record<string, number>;
}

function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // In clock ticks of 10 ms: user and system time.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function phasesOf(log: string): Record<string, number> {
  const line = log.split("\n").find((text) => text.includes('"phases"')) ?? "{}";
  return (JSON.parse(line) as { phases?: Record<string, number> }).phases ?? {};
}

async function killAndStart({ start }: Target, before: Served): Promise<[Served, Start]> {
  process.kill(before.pid, "SIGKILL");
  await before.ended;
  const begun = performance.now();
  const served = await start({ LOG_LEVEL: "info" });
  const ms = performance.now() - begun;
  return [served, { ms, cpuMs: cpuOf(served.pid), phases: phasesOf(served.log()) }];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function describe(starts: readonly Start[]): string {
  const names = Object.keys(starts[0]?.phases ?? {});
  const phases = names.map((name) => `${name} ${median(starts.map((one) => one.phases[name] ?? 0))}`);
  const worst = Math.max(...starts.map(({ ms }) => ms));
  return `median ${median(starts.map(({ ms }) => ms)).toFixed(0)} ms (${phases.join(", ")}), worst ${worst.toFixed(0)} ms, processor ${median(starts.map(({ cpuMs }) => cpuMs))} ms`;
}

/** A server that was killed: how long no one is answered. */
export const readyAgain: Attack = {
  what: "A server that was killed (-9) is ready again within two seconds; states where the time goes.",
  engines: ["pglite", "postgres"],
  run: async (target: Target) => {
    let served = await target.start();
    const starts: Start[] = [];
    for (let round = 0; round < kills; round += 1) {
      const [next, measured] = await killAndStart(target, served);
      served = next;
      starts.push(measured);
    }
    return [
      {
        what: `ready again after kill -9, ${kills} times`,
        measured: describe(starts),
        bound: `median ≤ ${limitMs} ms on a quiet machine`,
        held: median(starts.map(({ ms }) => ms)) <= limitMs,
      },
    ];
  },
};
