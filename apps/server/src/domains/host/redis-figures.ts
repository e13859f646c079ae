import type { RedisFigures } from "@jobami/api/host/contract";
import type { SharedRedis } from "../../platform/redis/redis.ts";

/** What INFO states, by name. */
function readInfo(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(/\r?\n/)
      .filter((line) => line.includes(":") && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
  );
}

const round = (ms: number) => Math.round(ms * 100) / 100;

/** What a Redis states of itself; one that does not answer in time is away. */
export async function readRedis(
  { commands, isAway }: SharedRedis,
  asked: Pick<RedisFigures, "at" | "process">,
): Promise<RedisFigures> {
  if (isAway()) return { ...asked, state: "away" };
  try {
    const begun = process.hrtime.bigint();
    await commands.ping();
    const pingMs = round(Number(process.hrtime.bigint() - begun) / 1_000_000);
    const [info, keys] = await Promise.all([commands.info(), commands.dbsize()]);
    const fields = readInfo(info);
    const number = (name: string) => Number(fields.get(name) ?? 0);
    const limit = number("maxmemory");
    return {
      ...asked,
      state: "connected",
      version: fields.get("redis_version") ?? "",
      uptimeSeconds: number("uptime_in_seconds"),
      pingMs,
      memory: number("used_memory"),
      memoryLimit: limit === 0 ? null : limit,
      clients: number("connected_clients"),
      keys,
      hits: number("keyspace_hits"),
      misses: number("keyspace_misses"),
      evicted: number("evicted_keys"),
    };
  } catch {
    return { ...asked, state: "away" };
  }
}
