import type { IncomingMessage } from "node:http";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { RouteObject } from "react-router";
import type { Plugin } from "vite";
import { type WebBuild, webRoot } from "./web-build.ts";

/** Whether a request wants the websocket by which changed sources reach the browser. */
export function isHotReload({ headers }: IncomingMessage): boolean {
  return ["vite-hmr", "vite-ping"].includes(headers["sec-websocket-protocol"] ?? "");
}

const serverBuild = "virtual:react-router/server-build";

/** Puts the addresses of the routes' modules where React Router imports all of them: a page then loads what it shows. */
const routesByAddress: Plugin = {
  name: "jobami:routes-by-address",
  transform: (code, id) =>
    id.endsWith(serverBuild)
      ? { code: code.replace(/import \* as (route\d+) from ("[^"]+");/g, "const $1 = $2;"), map: null }
      : undefined,
};

type Routes = WebBuild["routes"];

/** The routes as a tree, by which addresses are matched. */
function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    const found = { id, ...(path && { path }), ...(caseSensitive && { caseSensitive }) };
    return [route.index ? { ...found, index: true } : { ...found, children: treeOf(routes, id) }];
  });
}

/** The page that an address is about: its data are asked for at `/page.data`, those of `/` at `/_root.data`. */
const pageOf = (path: string) => path.replace(/(?:\/_root)?\.data$/, "") || "/";

/** Loads the application as its sources stand now, with the modules of those routes alone that pages were asked of. */
export function createLoader(
  load: (address: string) => Promise<unknown>,
): (path: string) => Promise<WebBuild> {
  let latest: { build: WebBuild; modules: ReadonlyMap<string, unknown>; whole: WebBuild } | undefined;
  return async (path) => {
    const { matchRoutes } = await import("react-router");
    const build = (await load(serverBuild)) as WebBuild;
    const matched = (matchRoutes(treeOf(build.routes), pageOf(path)) ?? []).map(
      ({ route }) => route.id ?? "",
    );
    const known = latest?.build === build ? latest.modules : new Map<string, unknown>();
    const modules = new Map<string, unknown>();
    for (const id of new Set(["root", ...known.keys(), ...matched]))
      modules.set(id, await load(String(build.routes[id]?.module)));
    const isSame =
      modules.size === known.size && [...modules].every(([id, module]) => known.get(id) === module);
    if (latest !== undefined && isSame) return latest.whole;
    const routes = Object.entries(build.routes).map(([id, route]) => [
      id,
      { ...route, module: modules.get(id) ?? {} },
    ]);
    latest = { build, modules, whole: { ...build, routes: Object.fromEntries(routes) } };
    return latest.whole;
  };
}

/** Serves the web application's sources as they change, with hot replacement over the same port; returns how to load them for a page. */
export async function serveSources(app: FastifyInstance): Promise<(path: string) => Promise<WebBuild>> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webRoot,
    appType: "custom",
    plugins: [routesByAddress],
    server: {
      middlewareMode: true,
      hmr: { server: app.server },
      // What is built and what tests walk is not served.
      watch: { ignored: ["**/apps/web/build/**", "**/apps/web/e2e/**"] },
    },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  const load = createLoader((address) => vite.ssrLoadModule(address));
  // What every page has is there once the server is ready; a fault of it is the first page's to show.
  await load("/").catch(() => undefined);
  return load;
}
