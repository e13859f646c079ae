import { deepStrictEqual } from "node:assert";
import { startPostgres } from "../postgres.ts";
import { type Served, serveFrom, serveProduct } from "../served.ts";
import { readCpu } from "./cpu.ts";
import { baselineScript } from "./list-baseline.ts";
import { fillWithMissions } from "./list-fill.ts";
import type { Measured } from "./report.ts";
import { drivenText, measureSides, type Side } from "./sides.ts";

const missions = 20_000;
const path = "/api/missions?page=1&limit=10";

async function ask({ url, headers }: Side): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
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
    const baseline = await serveFrom(baselineScript, env);
    started.unshift(baseline);
    const side = (served: Served, headers: Record<string, string>): Side => ({
      url: served.url + path,
      headers,
      cpu: () => readCpu(postgres.url, served.pid),
    });
    const sides = {
      ours: side(product, { cookie: `jobami_access=${session?.jobami_access}` }),
      baseline: side(baseline, {}),
    };
    deepStrictEqual(await ask(sides.baseline), await ask(sides.ours));
    const rows = await measureSides(sides.ours, sides.baseline, { requests: 1, p99: 1 });
    return {
      title: "List of missions",
      how: [
        `\`GET ${path}\` on PostgreSQL ${postgres.version} with ${missions.toLocaleString("en")} missions, four in five open; both servers have 10 connections to it.`,
        "Ours: the whole server as it runs in production, signed in (the session is checked at every call), security headers, validation and rate limit (raised out of reach) included.",
        "Baseline: node:http by hand with pg, the rows and the capped count as two prepared statements sent side by side, JSON.stringify. It checks no session and sets no security header: what it leaves out counts against us. Both answers are compared before: they are the same JSON.",
        drivenText,
      ],
      rows,
    };
  } finally {
    for (const one of started) await one.stop();
  }
}
