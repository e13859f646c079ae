import type { FastifyInstance, FastifyRequest } from "fastify";
import { toDomainError } from "../http/error-plugin.ts";
import { pageRoute } from "../http/limits.ts";
import type { Metrics } from "./metrics.port.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of the page that was asked for; null where no page has that address, or it is no page. */
    pagePattern: string | null;
  }
}

const none = "none";

/** The pattern that a request matched: it says what was asked for, and of no one. */
export function routeOf({ routeOptions, pagePattern }: FastifyRequest): string {
  const { url } = routeOptions;
  return url === pageRoute ? (pagePattern ?? none) : (url ?? none);
}

/** Counts what a server answers, and what it refuses because it came too often. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest("pagePattern", null);
  if (metrics.registry === null) return;
  app.addHook("onResponse", async (request, reply) => {
    metrics.answered({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  app.addHook("onError", async (_request, _reply, error) => {
    const { code, data } = toDomainError(error);
    if (code === "TOO_MANY_REQUESTS") metrics.limitHit(typeof data?.kind === "string" ? data.kind : "rate");
  });
}
