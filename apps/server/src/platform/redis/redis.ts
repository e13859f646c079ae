import type { FastifyBaseLogger } from "fastify";
import { Redis, type RedisOptions } from "ioredis";

/** What was sent and not answered within this is given up, with its connection, in ms. */
const answerMs = 500;
const longestPauseMs = 1000;

const bounded = {
  connectTimeout: 2000,
  socketTimeout: answerMs,
  keepAlive: 10_000,
  retryStrategy: (tries) => Math.min(tries * 100, longestPauseMs),
} satisfies RedisOptions;

/** The Redis that several processes share. It may go away and come back at any time. */
export interface SharedRedis {
  /** For commands. While Redis is away they are refused at once: none is retained for later. */
  commands: Redis;
  /** For what other processes publish. Its subscriptions outlive a lost connection. */
  subscriber: Redis;
  isAway(): boolean;
  close(): void;
}

/** Logs once that Redis went, with why, and once that it is back. */
function logAbsence(client: Redis, log: FastifyBaseLogger): void {
  let fault: Error | undefined;
  let isLogged = false;
  client.on("error", (error) => {
    fault = error;
  });
  client.on("close", () => {
    if (isLogged || client.status === "end") return;
    isLogged = true;
    log.error({ err: fault }, "redis is away: each process counts its limits alone");
  });
  client.on("ready", () => {
    if (isLogged) log.warn("redis is back");
    isLogged = false;
  });
}

/** Connects to Redis without waiting for it. */
export function connectRedis(url: string, log: FastifyBaseLogger): SharedRedis {
  const commands = new Redis(url, { ...bounded, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const subscriber = new Redis(url, { ...bounded, maxRetriesPerRequest: null });
  logAbsence(commands, log);
  subscriber.on("error", () => undefined);
  return {
    commands,
    subscriber,
    isAway: () => commands.status !== "ready" || subscriber.status !== "ready",
    close: () => {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
