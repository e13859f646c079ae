import { statfs } from "node:fs/promises";
import { arch, release, type, uptime } from "node:os";
import type { HostFigures, RedisFigures } from "@jobami/api/host/contract";
import { sql } from "drizzle-orm";
import { instant } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { ownProcess } from "../../platform/measures/processes.ts";
import type { Platform } from "../../platform/platform.ts";
import { version } from "../../platform/process/version.ts";
import { readRedis } from "./redis-figures.ts";

/** The room of the folder that data is stored in; null where there is no such folder, as with a database and files elsewhere. */
async function roomOf(folder: string): Promise<HostFigures["machine"]["disk"]> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { total: blocks * bsize, free: bavail * bsize };
  } catch {
    return null;
  }
}

/** What administrators see of the running machine: measured now, invented never [ADM-02, ADM-03, ADM-23]. */
export function createHost(
  platform: Pick<Platform, "clock" | "config" | "databaseKind" | "measures" | "processes" | "redis">,
) {
  const { clock, config, databaseKind, measures, processes, redis } = platform;

  async function databaseOf(db: Db): Promise<HostFigures["database"]> {
    const { rows } = await db.execute<{ version: string; size: string; connections: number }>(sql`
      select current_setting('server_version') as version, pg_database_size(current_database())::text as size,
        (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections`);
    const [row] = rows;
    return {
      kind: databaseKind,
      version: row?.version.split(" ")[0] ?? "",
      size: Number(row?.size ?? 0),
      connections: databaseKind === "pglite" ? null : (row?.connections ?? 0),
    };
  }

  return {
    /** The machine, this process and its database. */
    async figures(db: Db): Promise<HostFigures> {
      const { cpus, load, memory, heap, loop, requests, gc, minutes } = measures.now();
      return {
        at: instant(clock).toISOString(),
        machine: {
          system: `${type()} ${release()} (${arch()})`,
          uptimeSeconds: Math.round(uptime()),
          cpus,
          load,
          memory,
          disk: await roomOf(config.dataDir),
        },
        process: { ...ownProcess, uptimeSeconds: Math.round(process.uptime()), ...heap, loop },
        processes: await processes.all(),
        database: await databaseOf(db),
        versions: { app: version, node: process.version },
        requests,
        gc,
        minutes,
      };
    },
    /** The Redis that processes share, where they share one, as this process reaches it. */
    async redis(): Promise<RedisFigures> {
      const asked = { at: instant(clock).toISOString(), process: ownProcess };
      return redis === null ? { ...asked, state: "none" } : readRedis(redis, asked);
    },
  };
}

export type Host = ReturnType<typeof createHost>;
