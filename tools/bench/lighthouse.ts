import { execFile, execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { findChromium } from "../chromium.ts";
import { PNPM } from "../pnpm.mjs";
import { serveProduct } from "../served.ts";
import { serveBarePage } from "./bare-page.ts";
import { median, medianRatio, times } from "./figures.ts";
import type { Measured, Row } from "./report.ts";

const folder = join(import.meta.dirname, "lighthouse");
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const bounds = { score: 97, lcp: 1.25, cls: 0, tbt: 50 };

/** One audit: a score of 100, times in ms. */
interface Audit {
  score: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** Lighthouse is installed by this bench alone, from a lockfile of its own. */
function install(): void {
  const args = ["-ys", "--prefer-offline", PNPM, "install", "--frozen-lockfile", "--prefer-offline"];
  execFileSync("npx", args, { cwd: folder, stdio: ["ignore", 2, 2], env: { ...process.env, CI: "true" } });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** Audits an address in a browser of its own, with an empty cache. */
async function audit(url: string): Promise<Audit> {
  const port = await freePort();
  const { launchOptions } = findChromium();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(folder, "audit.mjs"),
      url,
      String(port),
    ]);
    return JSON.parse(stdout) as Audit;
  } finally {
    await browser.close();
  }
}

function rowsOf(path: string, ours: readonly Audit[], bare: readonly Audit[]): Row[] {
  const of = (audits: readonly Audit[], figure: keyof Audit) => audits.map((one) => one[figure]);
  const middle = (audits: readonly Audit[], figure: keyof Audit) => median(of(audits, figure));
  const ratio = medianRatio(of(ours, "lcp"), of(bare, "lcp"));
  const blocked = middle(ours, "tbt") - middle(bare, "tbt");
  const row = (
    what: string,
    isHeld: boolean,
    rest: Pick<Row, "ours" | "baseline" | "ratio" | "bound">,
  ): Row => ({
    what: `\`${path}\` ${what}`,
    ...rest,
    verdict: isHeld ? "held" : "missed",
  });
  return [
    row("score", middle(ours, "score") >= bounds.score, {
      ours: `${middle(ours, "score").toFixed(0)} (${Math.min(...of(ours, "score")).toFixed(0)} at least)`,
      baseline: middle(bare, "score").toFixed(0),
      ratio: "—",
      bound: `≥ ${bounds.score}`,
    }),
    row("largest contentful paint", ratio <= bounds.lcp, {
      ours: `${middle(ours, "lcp").toFixed(0)} ms`,
      baseline: `${middle(bare, "lcp").toFixed(0)} ms`,
      ratio: times(ratio),
      bound: `≤ ${times(bounds.lcp)}`,
    }),
    row("layout shift", middle(ours, "cls") <= bounds.cls, {
      ours: middle(ours, "cls").toFixed(3),
      baseline: middle(bare, "cls").toFixed(3),
      ratio: "—",
      bound: `${bounds.cls}`,
    }),
    row("total blocking time", blocked <= bounds.tbt, {
      ours: `${middle(ours, "tbt").toFixed(0)} ms`,
      baseline: `${middle(bare, "tbt").toFixed(0)} ms`,
      ratio: "—",
      bound: `≤ baseline + ${bounds.tbt} ms`,
    }),
  ];
}

/** What Lighthouse reports of public pages on a phone, beside a bare page of the same framework. */
export async function measureLighthouse(): Promise<Measured> {
  install();
  const [product, bare] = await Promise.all([serveProduct(), serveBarePage()]);
  const paths = ["/", "/login"];
  const ours = new Map(paths.map((path) => [path, [] as Audit[]]));
  const baseline: Audit[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      baseline.push(await audit(bare.url));
      for (const path of paths) ours.get(path)?.push(await audit(product.url + path));
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
  return {
    title: "Lighthouse of public pages",
    how: [
      `Lighthouse 13 for phones (simulated slow 4G, processor four times slower), ${rounds} rounds, each page in a browser of its own; medians, for the largest paint the median of each round’s ratio.`,
      "Baseline: the bare page of the same framework, in the same rounds. Its server compresses nothing and ours does: what travels is less, and it is more.",
    ],
    rows: paths.flatMap((path) => rowsOf(path, ours.get(path) ?? [], baseline)),
  };
}
