import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { authRoutes } from "@jobami/api/auth/routes";
import { healthContract } from "@jobami/api/health/contract";
import { isChange, type Route } from "@jobami/api/http/route";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import type { SharedRedis } from "../redis/redis.ts";
import { DomainError } from "./domain-error.ts";
import { sharedLimitStore } from "./limit-store.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What a route without an endpoint counts as. */
    counted?: keyof Config["limits"];
  }
}

/** The route under which every page is served. */
export const pageRoute = "/*";

/** The address that limits and blocks count by: an IPv6 caller has a whole network (/64) to call from. */
export function callerAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

/** A token proves whose session goes on or ends: there is nothing to guess, and a whole school has one address. */
const provenByToken: ReadonlySet<Route> = new Set<Route>([authRoutes.refresh, authRoutes.logout]);

const isCostly = (route: Route) =>
  route.access === "public" && isChange(route.method) && !provenByToken.has(route);

/**
 * What a request counts as. Hangs on the route that was matched, never on the text of the address, which has many spellings.
 * Public changes (sign-in, sign-up, mails) and uploads each have a limit of their own, since guessing and flooding happen there.
 */
function countedAs(request: FastifyRequest): keyof Config["limits"] | null {
  const { endpoint, counted } = request.routeOptions.config;
  if (counted !== undefined) return counted;
  if (endpoint === healthContract.health) return null;
  if (endpoint !== undefined)
    return isCostly(endpoint.route) || endpoint.uploadBytes !== undefined ? "sensitive" : "general";
  if (request.is404) return "general";
  // What is left besides pages are the build's files and the embedded mailbox.
  return request.routeOptions.url === pageRoute ? "pages" : null;
}

function countOf(request: FastifyRequest): string {
  const kind = countedAs(request);
  const path = kind === "sensitive" ? request.routeOptions.url : "";
  return `${kind}${path} ${callerAddress(request)}`;
}

/** Limits calls a minute and address, before anything else is done for them; shared by all processes with Redis. */
export async function registerLimits(
  app: FastifyInstance,
  config: Config,
  redis: SharedRedis | null,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    max: (request) => config.limits[countedAs(request) ?? "general"],
    keyGenerator: countOf,
    allowList: (request) => countedAs(request) === null,
    ...(redis === null ? {} : { store: sharedLimitStore(redis.commands) }),
    errorResponseBuilder: (_request, context) =>
      new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
  app.addHook("onRequest", app.rateLimit());
}
