import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Postgres, startPostgres } from "../../postgres.ts";
import { type Served, serveFrom } from "../../served.ts";
import { buildWeb, isWebBuilt } from "../../web-build.ts";
import type { Finding, Soak } from "../soak.ts";

type Engine = "pglite" | "postgres";

/** What an attack works on. All that it starts ends with it. */
export interface Target {
  engine: Engine;
  /** Where the product keeps its files, and on PGlite its database. */
  dataDir: string;
  /** The attack's own, empty PostgreSQL; null on PGlite. */
  postgres: Postgres | null;
  /** Starts the product on this engine, the same data at every call; `env` is added to its settings. */
  start: (env?: NodeJS.ProcessEnv) => Promise<Served>;
}

/** One way to hurt a running server, and what must hold while it is done. */
export interface Attack {
  what: string;
  engines: readonly Engine[];
  run: (target: Target) => Promise<Finding[]>;
}

const main = join(import.meta.dirname, "../../../apps/server/src/main.ts");

/** What was acknowledged outlives a PostgreSQL that is killed. */
const durable = { synchronous_commit: "on" };

async function against(engine: Engine, attack: Attack): Promise<Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "jobami-attack-"));
  const postgres = engine === "postgres" ? await startPostgres("any", durable) : null;
  const running = new Set<Served>();
  const settings = {
    PORT: "0",
    DATA_DIR: dataDir,
    DEMO_DATA: "0",
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  };
  try {
    const findings = await attack.run({
      engine,
      dataDir,
      postgres,
      start: async (env = {}) => {
        const served = await serveFrom(main, { ...settings, ...env });
        running.add(served);
        return served;
      },
    });
    return findings.map((finding) => ({ ...finding, what: `${engine}: ${finding.what}` }));
  } finally {
    for (const served of running) await served.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** An attack as a soak of its own: on each of its engines, one after the other. */
export function asSoak(attack: Attack): Soak {
  return {
    what: attack.what,
    run: async () => {
      if (!isWebBuilt()) await buildWeb();
      const findings: Finding[] = [];
      for (const engine of attack.engines) findings.push(...(await against(engine, attack)));
      return findings;
    },
  };
}
