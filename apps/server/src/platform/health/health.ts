import { healthContract } from "@jobami/api/health/contract";
import { healthRoutes } from "@jobami/api/health/routes";
import type { Endpoint } from "@jobami/api/http/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "../http/openapi.ts";
import { serve } from "../http/serve.ts";
import type { Platform } from "../platform.ts";
import { version } from "../process/version.ts";

/** Under this name the health states which version answers: its body is what scripts compare. */
export const versionHeader = "x-jobami-version";

/** Serves /api/health and /api/openapi.json. */
export function registerHealth(
  app: FastifyInstance,
  platform: Platform,
  endpoints: ReadonlyMap<string, Endpoint>,
): void {
  const { config, db, dependencies, cookies } = platform;
  let document: unknown;
  app.addHook("onSend", async (request, reply) => {
    if (request.routeOptions.url === healthRoutes.health.path) reply.header(versionHeader, version);
  });
  serve(app, platform, { name: "health", contract: healthContract })({
    health: async () => {
      await db.execute(sql`select 1`);
      const degraded = await dependencies.away();
      return { status: "ok", ...(degraded.length === 0 ? {} : { degraded }) };
    },
    // Written when it is first asked for: a start need not wait for it.
    openapi: async () => {
      document ??= openApiDocument(endpoints, {
        title: config.brand.name,
        url: config.publicUrl,
        sessionCookie: cookies.names.access,
      });
      return document as { openapi: string };
    },
  });
}
