import type { IncomingMessage } from "node:http";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import { loadWebSources, type WebBuild, webRoot } from "./web-build.ts";

/** Whether a request wants the websocket by which changed sources reach the browser. */
export function isHotReload({ headers }: IncomingMessage): boolean {
  return ["vite-hmr", "vite-ping"].includes(headers["sec-websocket-protocol"] ?? "");
}

/** Serves the web application's sources as they change, with hot replacement over the same port; returns how to load them. */
export async function serveSources(app: FastifyInstance): Promise<() => Promise<WebBuild>> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webRoot,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  return () => loadWebSources(vite);
}
