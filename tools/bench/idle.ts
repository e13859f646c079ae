import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownDatabase } from "../own-database.ts";
import { startPostgres } from "../postgres.ts";
import type { ProductSettings } from "../product-environment.ts";
import { type Served, serveFrom } from "../served.ts";
import { buildWeb, isWebBuilt } from "../web-build.ts";
import { type CpuTimes, cpuBetween, cpuMs, memoryOf, readCpu } from "./cpu.ts";
import { median } from "./figures.ts";
import type { Measured, Row } from "./report.ts";

const main = join(import.meta.dirname, "../../apps/server/src/main.ts");
/** Most processor time of a minute in which no one is there, in s; memory after the load, in MB; from the start to healthy, in s. */
const bounds = { idleSeconds: 0.3, startSeconds: 2, memory: { embedded: 400, PostgreSQL: 250 } };
const starts = 5;
const minuteMs = 60_000;
/** What visitors ask for, in turn. */
const paths = ["/", "/login", "/services/search?q=jardin", "/aide", "/services/tonte-de-pelouse/lyon-69"];
const load = { requests: 2000, atOnce: 16 };

type Kind = keyof typeof bounds.memory;

/** A product as users have it, over data that is filled already. */
interface Home {
  kind: Kind;
  settings: ProductSettings;
  cpu: (pid: number) => Promise<CpuTimes>;
}

const start = ({ settings }: Home) =>
  serveFrom(main, { PORT: "0", RATE_LIMIT: "1000000000", RATE_LIMIT_PAGES: "1000000000", ...settings });

/** Waits until the demo is settled: a first start goes on with it for a while. */
async function untilQuiet({ pid }: Served): Promise<void> {
  for (let windows = 0; windows < 90; windows += 1) {
    const before = cpuMs(pid);
    await pause(10_000);
    if (cpuMs(pid) - before < 1500) return;
  }
  throw new Error("The server is not quiet after fifteen minutes.");
}

async function isHealthy(url: string): Promise<void> {
  const response = await fetch(`${url}/api/health`);
  if (!response.ok) throw new Error(`The health answered ${response.status}.`);
}

/** From the start of the process to its first healthy answer, in s. */
async function startSeconds(home: Home): Promise<number> {
  const began = performance.now();
  const served = await start(home);
  await isHealthy(served.url);
  const took = (performance.now() - began) / 1000;
  await served.stop();
  return took;
}

/** Asks for pages until all requests were answered. */
async function visit(origin: string): Promise<void> {
  let asked = 0;
  const one = async () => {
    while (asked < load.requests) {
      const path = paths[asked % paths.length] ?? "/";
      asked += 1;
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: load.atOnce }, one));
}

const row = (
  what: string,
  [value, unit]: [number, string],
  bound: number | null,
  otherwise: Row["verdict"],
): Row => ({
  what,
  ours: `${value.toFixed(unit === "s" ? 2 : 0)} ${unit}`,
  baseline: "none",
  ratio: "—",
  bound: bound === null ? "—" : `≤ ${bound} ${unit}`,
  verdict: bound === null ? "no bound" : value <= bound ? "held" : otherwise,
});

async function measureHome(home: Home): Promise<Row[]> {
  const first = await start(home);
  await untilQuiet(first);
  await first.stop();
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) times.push(await startSeconds(home));
  const served = await start(home);
  try {
    await untilQuiet(served);
    // V8 tidies its memory up once, within two minutes of a start.
    await pause(2 * minuteMs);
    const atStart = memoryOf(served.pid);
    const before = await home.cpu(served.pid);
    await pause(minuteMs);
    const idle = cpuBetween(before, await home.cpu(served.pid)) / 1000;
    await visit(served.url);
    const afterLoad = memoryOf(served.pid);
    const of = (what: string) => `${home.kind}: ${what}`;
    return [
      row(of("processor time of a minute, no one connected"), [idle, "s"], bounds.idleSeconds, "broken"),
      row(of("from the start to healthy"), [median(times), "s"], bounds.startSeconds, "missed"),
      row(of("memory, no one connected"), [atStart, "MB"], null, "missed"),
      row(of(`memory after ${load.requests} pages`), [afterLoad, "MB"], bounds.memory[home.kind], "missed"),
    ];
  } finally {
    await served.stop();
  }
}

/** Measures what a server costs that no one asks for anything: embedded, and on PostgreSQL. */
export async function measureIdle(): Promise<Measured> {
  if (!isWebBuilt()) await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), "jobami-idle-"));
  const postgres = await startPostgres();
  try {
    const { url } = await ownDatabase(postgres.url);
    const embedded: Home = {
      kind: "embedded",
      settings: { DATA_DIR: join(folder, "embedded") },
      cpu: async (pid) => new Map([[pid, cpuMs(pid)]]),
    };
    const onPostgres: Home = {
      kind: "PostgreSQL",
      settings: { DATA_DIR: join(folder, "postgres"), DATABASE_URL: url },
      cpu: (pid) => readCpu(url, pid),
    };
    return {
      title: "A server that no one asks for anything",
      how: [
        "The production build and server on the data of the demo, settled; everything is built before.",
        "Processor time: the server’s, from two minutes after its start, and that of its sessions where PostgreSQL is another process, over one minute.",
        `From the start to healthy: from the start of the process to its first healthy answer, the median of ${starts}. It is time, so reported, not asserted.`,
        `Memory: what the process occupies (RSS, MB of 10⁶ bytes). The load: ${load.requests} answers, ${load.atOnce} at once, of ${paths.map((path) => `\`${path}\``).join(", ")}.`,
      ],
      rows: [...(await measureHome(embedded)), ...(await measureHome(onPostgres))],
    };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
