import { healthContract } from "@jobami/api/health/contract";
import type { Endpoint } from "@jobami/api/http/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "../http/openapi.ts";
import { serve } from "../http/serve.ts";
import type { Platform } from "../platform.ts";

/** Serves /api/health and /api/openapi.json. */
export function registerHealth(
  app: FastifyInstance,
  platform: Platform,
  endpoints: ReadonlyMap<string, Endpoint>,
): void {
  const { config, db, dependencies, cookies } = platform;
  let document: unknown;
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
