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
  const { config, db } = platform;
  const document = openApiDocument(endpoints, { title: config.brand.name, url: config.publicUrl });
  serve(
    app,
    platform,
    healthContract,
  )({
    health: async () => {
      await db.execute(sql`select 1`);
      return { status: "ok" };
    },
    openapi: async () => document as { openapi: string },
  });
}
