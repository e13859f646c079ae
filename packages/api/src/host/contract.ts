import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { instantField } from "../http/fields.ts";
import { hostMinutes, hostRoutes } from "./routes.ts";

const count = z.int().min(0);
const measure = z.number().min(0);
const room = z.object({ total: measure, free: measure });

/** What was measured in one minute that is over. */
const minuteSchema = z.object({
  at: instantField,
  load: measure,
  /** The machine's memory in use, in bytes. */
  memory: measure,
  rss: measure,
  heap: measure,
  external: measure,
  /** 99 % of waits of the event loop were shorter, in ms. */
  loopMs: measure,
  requests: count,
  errors: count,
  /** How long garbage was collected, in ms, and how often. */
  gcMs: measure,
  gcs: count,
});
export type HostMinute = z.output<typeof minuteSchema>;

/** One process of the product, as it announced itself last. */
const processSchema = z.object({
  host: z.string(),
  pid: count,
  at: instantField,
  uptimeSeconds: measure,
  rss: measure,
  /** 99 % of waits of its event loop were shorter, in ms. */
  loopMs: measure,
  /** Since it began. */
  answered: count,
  failed: count,
});
export type HostProcess = z.output<typeof processSchema>;

/** Sizes are in bytes, durations in the unit that their name states. */
const figuresSchema = z.object({
  at: instantField,
  machine: z.object({
    system: z.string(),
    uptimeSeconds: measure,
    cpus: count,
    /** Over 1, 5 and 15 minutes. */
    load: z.tuple([measure, measure, measure]),
    memory: room,
    /** Of the folder that the product keeps its data in; null where it keeps none there. */
    disk: room.nullable(),
  }),
  /** The one that answered: what is measured below is its own. */
  process: z.object({
    host: z.string(),
    pid: count,
    uptimeSeconds: measure,
    rss: measure,
    heapUsed: measure,
    heapLimit: measure,
    external: measure,
    arrayBuffers: measure,
    /** Waits of the event loop in the minute that runs, in ms. */
    loop: z.object({ meanMs: measure, p99Ms: measure, maxMs: measure }),
  }),
  /** All that share a Redis, the one that answered first. */
  processes: z.array(processSchema),
  database: z.object({
    kind: z.enum(["pglite", "postgres"]),
    version: z.string(),
    /** Connections that this product has open; null where the database runs inside the process. */
    connections: count.nullable(),
    size: measure,
  }),
  versions: z.object({ app: z.string(), node: z.string() }),
  /** Since the process began: answered, failed by our fault, and refused because they came too often. */
  requests: z.object({ answered: count, failed: count, limited: count }),
  /** Since the process began. */
  gc: z.object({ count, majors: count, totalMs: measure, longestMs: measure }),
  /** The oldest minute first. */
  minutes: z.array(minuteSchema).max(hostMinutes),
});
export type HostFigures = z.output<typeof figuresSchema>;

/** When a Redis was asked, and by which process: another one may reach it where this one does not. */
const asked = { at: instantField, process: processSchema.pick({ host: true, pid: true }) };

const redisSchema = z.discriminatedUnion("state", [
  /** None is configured. */
  z.object({ ...asked, state: z.literal("none") }),
  /** One is configured, and does not answer. */
  z.object({ ...asked, state: z.literal("away") }),
  z.object({
    ...asked,
    state: z.literal("connected"),
    version: z.string(),
    uptimeSeconds: measure,
    pingMs: measure,
    memory: measure,
    /** Null where it may take all there is. */
    memoryLimit: measure.nullable(),
    clients: count,
    keys: count,
    hits: count,
    misses: count,
    evicted: count,
  }),
]);
export type RedisFigures = z.output<typeof redisSchema>;

export const hostContract = {
  figures: endpoint({
    route: hostRoutes.figures,
    summary:
      "What the machine and the process measure of themselves now, and minute by minute in the last hour",
    answer: answer({ data: figuresSchema }),
    errors: [],
  }),
  redis: endpoint({
    route: hostRoutes.redis,
    summary: "Whether processes share a Redis, whether it answers, and what it states of itself",
    answer: answer({ data: redisSchema }),
    errors: [],
  }),
};
