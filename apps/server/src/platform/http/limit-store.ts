import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import LocalStore from "@fastify/rate-limit/store/LocalStore.js";
import RedisStore from "@fastify/rate-limit/store/RedisStore.js";
import type { Redis } from "ioredis";

/** Counts in Redis, for all processes together; while it is away each counts for itself. */
export function sharedLimitStore(redis: Redis): new () => FastifyRateLimitStore {
  return class implements FastifyRateLimitStore {
    readonly #shared = new RedisStore(false, false, redis, "jobami-limit-");
    readonly #here = new LocalStore(false, false);

    incr: FastifyRateLimitStore["incr"] = (key, counted, timeWindow = 0, max = 0) => {
      this.#shared.incr(
        key,
        (error, result) =>
          error === null ? counted(null, result) : this.#here.incr(key, counted, timeWindow, max),
        timeWindow,
        max,
      );
    };

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
