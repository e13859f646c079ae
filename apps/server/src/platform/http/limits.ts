import rateLimit from "@fastify/rate-limit";
import type { Endpoint } from "@jobami/api/http/contract";
import { isChange } from "@jobami/api/http/route";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import type { Config } from "../../config.ts";
import { DomainError } from "./domain-error.ts";

/** Limits calls a minute and address; shared by all processes with Redis. */
export async function registerLimits(
  app: FastifyInstance,
  config: Config,
  redis: Redis | null,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: config.limits.general,
    timeWindow: 60_000,
    ...(redis === null ? {} : { redis, nameSpace: "jobami-limit-" }),
    // A Redis that is away must not take the product with it.
    skipOnError: true,
    allowList: (request) => !request.url.startsWith("/api/") || request.url === "/api/health",
    errorResponseBuilder: (_request, context) =>
      new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
}

/** Public changes (sign-in, sign-up, mails) have a limit of their own, since guessing and flooding happen there. */
export function createRouteLimits(config: Config) {
  return {
    routeConfig(endpoint: Endpoint) {
      const isSensitive = endpoint.route.access === "public" && isChange(endpoint.route.method);
      return isSensitive ? { rateLimit: { max: config.limits.sensitive, timeWindow: 60_000 } } : {};
    },
  };
}
