import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Platform } from "../platform.ts";
import { listen } from "../process/gate.ts";
import type { Metrics } from "./metrics.port.ts";

/** Where Prometheus reads. */
export const metricsPath = "/metrics";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request may read: without a token, whoever reaches the own port. */
function mayRead(authorization: string | undefined, token: string | undefined): boolean {
  return token === undefined || timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}

const challenge = { "www-authenticate": "Bearer", "cache-control": "no-store" } as const;

/** Measures the platform, and serves what is measured beside the pages, behind the token; where it has a port of its own, there alone. */
export async function registerMetrics(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, db, clock, log, dependencies, databaseConnections, channel } = platform;
  const { registry } = platform.metrics;
  const { metrics: settings } = config;
  if (registry === null || settings === undefined) return;
  // With the library that they need.
  const { registerCountGauges } = await import("./count-gauges.ts");
  const { registerStateGauges } = await import("./state-gauges.ts");
  registerCountGauges(registry, { db, clock, log });
  registerStateGauges(registry, {
    clock,
    config,
    dependencies,
    connections: databaseConnections,
    sockets: channel.connections,
  });
  if (settings.port !== undefined) return;
  app.get(metricsPath, { config: { counted: "general" } }, async (request, reply) => {
    if (!mayRead(request.headers.authorization, settings.token))
      return reply.code(401).headers(challenge).send();
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Serves the metrics on a port of their own; null where they have none. Rejects when it is taken. */
export async function listenForMetrics(
  { metrics: settings }: Pick<Config, "metrics">,
  { registry }: Pick<Metrics, "registry">,
): Promise<{ server: Server; port: number } | null> {
  if (registry === null || settings?.port === undefined) return null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== metricsPath)
      return void response.writeHead(404).end();
    if (!mayRead(request.headers.authorization, settings?.token))
      return void response.writeHead(401, challenge).end();
    const text = await registry?.metrics();
    response.writeHead(200, { "content-type": registry?.contentType, "cache-control": "no-store" }).end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  const port = await listen(server, { port: settings.port, host: settings.host }, "METRICS_PORT");
  return { server, port };
}
