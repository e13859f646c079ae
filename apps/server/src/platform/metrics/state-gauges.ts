import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { Config } from "../../config.ts";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/engine.ts";
import type { Dependencies } from "../health/dependencies.ts";
import { atMostEach } from "./at-most-each.ts";
import { readCertificateEnd } from "./certificate.ts";

/** The certificate is looked at once an hour, in ms. */
const certificateMs = 3_600_000;

/** What the gauges ask. */
export interface Watched {
  clock: Clock;
  config: Pick<Config, "dataDir" | "publicUrl">;
  /** Connections to the database; undefined where it runs inside the process. */
  connections: Database["connections"];
  dependencies: Dependencies;
  /** Live connections of this process. */
  sockets: () => number;
}

type Values = readonly (readonly [labels: Record<string, string>, value: number])[];

/** Measures how the process and what it stands on do, whenever the metrics are read. */
export function registerStateGauges(registry: Registry, watched: Watched): void {
  const { clock, config, connections, dependencies, sockets } = watched;

  function gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => Promise<Values> | Values,
  ): void {
    const measured: Gauge = new Gauge({
      name: `jobami_${name}`,
      help,
      labelNames,
      registers: [registry],
      collect: async () => {
        const values = await read();
        measured.reset();
        for (const [labels, value] of values) measured.set(labels, value);
      },
    });
  }

  gauge(
    "database_connections",
    "Connections of this process to PostgreSQL: the most there may be, open, idle, and calls that wait for one.",
    ["state"],
    () => Object.entries(connections?.() ?? {}).map(([state, count]) => [{ state }, count] as const),
  );
  gauge("live_sockets", "Browsers that hold the live channel of this process.", [], () => [[{}, sockets()]]);
  gauge("dependency_up", "1 where a service that is set up answers, else 0.", ["dependency"], async () => {
    const away = await dependencies.away();
    return dependencies.names.map(
      (dependency) => [{ dependency }, away.includes(dependency) ? 0 : 1] as const,
    );
  });
  gauge("data_disk_bytes", "The disk that DATA_DIR is on: its size, and what is free.", ["of"], async () => {
    const disk = await statfs(config.dataDir).catch(() => null);
    if (disk === null) return [];
    return [
      [{ of: "size" }, disk.blocks * disk.bsize],
      [{ of: "free" }, disk.bavail * disk.bsize],
    ];
  });

  let certificateEnd: Date | null = null;
  const readCertificate = atMostEach(certificateMs, clock, async () => {
    certificateEnd = await readCertificateEnd(config.publicUrl);
  });
  gauge(
    "certificate_expires_seconds",
    "When the certificate of an https PUBLIC_URL ends, in seconds since 1970; 0 where none could be read.",
    [],
    async () => {
      if (!config.publicUrl.startsWith("https:")) return [];
      await readCertificate();
      return [[{}, (certificateEnd?.getTime() ?? 0) / 1000]];
    },
  );
}
