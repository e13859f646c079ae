import type { HostFigures, HostMinute, RedisFigures } from "./contract.ts";

const mega = 1024 * 1024;
const giga = 1024 * mega;
const begin = Date.UTC(2026, 10, 19, 7, 30);

const minutes: HostMinute[] = Array.from({ length: 60 }, (_, index) => ({
  at: new Date(begin + index * 60_000).toISOString(),
  load: 0.4 + (index % 12) / 10,
  memory: (2.1 + (index % 20) / 40) * giga,
  rss: (210 + index) * mega,
  heap: (120 + (index % 15) * 2) * mega,
  external: 12 * mega,
  loopMs: 11 + (index % 9),
  requests: 60 + (index % 30) * 4,
  errors: index === 41 ? 1 : 0,
  gcMs: 8 + (index % 6) * 3,
  gcs: 4,
}));

/** A machine that does well. */
export const hostFigures: HostFigures = {
  at: "2026-11-19T08:30:00.000Z",
  machine: {
    system: "Linux 6.8.0 (x64)",
    uptimeSeconds: 12 * 86_400 + 3 * 3600,
    cpus: 4,
    load: [0.82, 0.74, 0.61],
    memory: { total: 8 * giga, free: 5.4 * giga },
    disk: { total: 80 * giga, free: 52 * giga },
  },
  process: {
    host: "jobami-1",
    pid: 4127,
    uptimeSeconds: 2 * 86_400 + 5 * 3600,
    rss: 268 * mega,
    heapUsed: 148 * mega,
    heapLimit: 2096 * mega,
    external: 12 * mega,
    arrayBuffers: 3 * mega,
    loop: { meanMs: 10.4, p99Ms: 13.2, maxMs: 41.7 },
  },
  processes: [
    {
      host: "jobami-1",
      pid: 4127,
      at: "2026-11-19T08:30:00.000Z",
      uptimeSeconds: 2 * 86_400 + 5 * 3600,
      rss: 268 * mega,
      loopMs: 13.2,
      answered: 48_213,
      failed: 2,
    },
    {
      host: "jobami-2",
      pid: 913,
      at: "2026-11-19T08:29:42.000Z",
      uptimeSeconds: 5 * 3600,
      rss: 231 * mega,
      loopMs: 12.1,
      answered: 20_817,
      failed: 0,
    },
  ],
  database: { kind: "postgres", version: "17.2", connections: 6, size: 214 * mega },
  versions: { app: "0.1.0", node: "v24.4.0" },
  requests: { answered: 48_213, failed: 2, limited: 17 },
  gc: { count: 1840, majors: 36, totalMs: 9120, longestMs: 58.4 },
  minutes,
};

/** The same, with a heap that is nearly full. */
export const hostNearlyFull: HostFigures = {
  ...hostFigures,
  process: { ...hostFigures.process, rss: 2210 * mega, heapUsed: 1914 * mega },
};

/** Just started: no minute is over. */
export const hostJustStarted: HostFigures = {
  ...hostFigures,
  machine: { ...hostFigures.machine, disk: null },
  database: { kind: "pglite", version: "17.5", connections: null, size: 41 * mega },
  minutes: [],
};

const redisAsked = {
  at: hostFigures.at,
  process: { host: hostFigures.process.host, pid: hostFigures.process.pid },
};
export const redisNone: RedisFigures = { ...redisAsked, state: "none" };
export const redisAway: RedisFigures = { ...redisAsked, state: "away" };

/** A Redis that answers. */
export const redisConnected: RedisFigures = {
  ...redisAsked,
  state: "connected",
  version: "7.2.4",
  uptimeSeconds: 9 * 86_400,
  pingMs: 0.42,
  memory: 3.6 * mega,
  memoryLimit: null,
  clients: 5,
  keys: 38,
  hits: 20_410,
  misses: 312,
  evicted: 0,
};
