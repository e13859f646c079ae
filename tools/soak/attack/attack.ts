import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Postgres, startPostgres } from "../../postgres.ts";
import { productEnvironment } from "../../product-environment.ts";
import { type Served, serveFrom } from "../../served.ts";
import { buildWeb, isWebBuilt } from "../../web-build.ts";
import type { Finding, Soak } from "../soak.ts";

/** The embedded database, the oldest PostgreSQL that is promised, and the newest there is. */
type Engine = "pglite" | "oldest" | "postgres";

/** All of them: what a database has to hold is tried on each. */
export const everyEngine: readonly Engine[] = ["pglite", "oldest", "postgres"];

/** What an attack works on. All that it starts ends with it. */
export interface Target {
  engine: Engine;
  /** Where the product keeps its files, and on PGlite its database. */
  dataDir: string;
  /** The attack's own, empty PostgreSQL; null on PGlite. */
  postgres: Postgres | null;
  /** Starts the product on this engine, the same data at every call; `env` is added to its settings. */
  start: (env?: NodeJS.ProcessEnv) => Promise<Served>;
  /** Runs an operator's command on the same data: `npm start -- …`. PGlite wants the product stopped meanwhile. Throws where it does nothing. */
  order: (...args: string[]) => Promise<void>;
}

/** One way to hurt a running server, and what must hold while it is done. */
export interface Attack {
  what: string;
  engines: readonly Engine[];
  run: (target: Target) => Promise<Finding[]>;
}

const root = join(import.meta.dirname, "../../..");
const main = join(root, "apps/server/src/main.ts");

/** What was acknowledged outlives a PostgreSQL that is killed. */
const durable = { synchronous_commit: "on" };

async function against(engine: Engine, attack: Attack): Promise<Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "jobami-attack-"));
  const postgres =
    engine === "pglite" ? null : await startPostgres(engine === "oldest" ? "oldest" : "any", durable);
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
      order: async (...args) => {
        const env = { ...productEnvironment(), ...settings };
        await promisify(execFile)(process.execPath, ["tools/start.ts", ...args], { cwd: root, env });
      },
    });
    const on = postgres === null ? engine : `postgres ${postgres.version}`;
    return findings.map((finding) => ({ ...finding, what: `${on}: ${finding.what}` }));
  } finally {
    for (const served of running) await served.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One engine alone, where it is named. */
const only = process.env.SOAK_ENGINE;

/** An attack as a soak of its own: on each of its engines, one after the other. */
export function asSoak(attack: Attack): Soak {
  return {
    what: attack.what,
    run: async () => {
      if (!isWebBuilt()) await buildWeb();
      const findings: Finding[] = [];
      const engines = attack.engines.filter((engine) => only === undefined || engine === only);
      for (const engine of engines) findings.push(...(await against(engine, attack)));
      return findings;
    },
  };
}
