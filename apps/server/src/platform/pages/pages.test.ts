import { gunzipSync } from "node:zlib";
import cookie from "@fastify/cookie";
import type { PageWorld } from "@jobami/api/pages/contract";
import Fastify from "fastify";
import { createContext, createRequestHandler, RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { registerPages } from "./pages.ts";
import type { WebBuild } from "./web-build.ts";

const worldKey = createContext<PageWorld>();

/** A build of one page that answers with what it was given. */
function tinyBuild(): WebBuild {
  const loader = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
    const { facts, nonce } = context.get(worldKey);
    if (new URL(request.url).pathname === "/absente") return new Response("absente", { status: 404 });
    return Response.json({ facts, nonce }, { headers: { "content-type": "text/html" } });
  };
  return {
    entry: {
      module: {
        default: () => new Response("page"),
        createRequestHandler,
        createPageContext: (world: PageWorld) => {
          const context = new RouterContextProvider();
          context.set(worldKey, world);
          return context;
        },
      },
    },
    routes: { root: { id: "root", path: "*", module: { loader } } },
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    basename: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as WebBuild;
}

const apps: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function start() {
  const app = Fastify();
  apps.push(app);
  await app.register(cookie);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ success: false, code: "NOT_FOUND" }));
  await registerPages(app, {
    sources: async () => tinyBuild(),
    facts: async () => ({
      user: null,
      hasSessionMarker: false,
      brand: { name: "Jobami", phone: "01", email: "a@exemple.fr", city: "Lyon" },
      publisher: {},
      mailboxPath: null,
      demoAccounts: [],
    }),
  });
  return app;
}

test("a page knows the display settings of its cookie, and a damaged one changes nothing [A11Y-04]", async () => {
  const app = await start();
  const dark = await app.inject({
    url: "/",
    cookies: { jobami_display: JSON.stringify({ theme: "dark", fontSize: "énorme" }) },
  });
  expect(dark.json().facts.display).toEqual({
    theme: "dark",
    fontSize: "normal",
    buttonSize: "normal",
    reduceMotion: false,
    colorBlindSupport: "none",
    enhancedFocus: false,
    keyboardNavigation: false,
  });
  for (const damaged of ["{", "[]", "null", "12"]) {
    const page = await app.inject({ url: "/", cookies: { jobami_display: damaged } });
    expect(page.json().facts.display.theme).toBe("auto");
  }
});

test("scripts run by the nonce of their own page only", async () => {
  const app = await start();
  const [first, second] = [await app.inject("/"), await app.inject("/")];
  const policy = String(first.headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'nonce-${first.json().nonce}';`);
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|self|\*)/);
  expect(first.json().nonce).not.toBe(second.json().nonce);
});

test("the status of a page reaches the browser, and no page is kept by shared caches [ERR-02]", async () => {
  const app = await start();
  const page = await app.inject("/absente");
  expect({ status: page.statusCode, body: page.body, cache: page.headers["cache-control"] }).toEqual({
    status: 404,
    body: "absente",
    cache: "private, no-cache",
  });
});

test("an unknown address of the API is answered by the API", async () => {
  const app = await start();
  for (const url of ["/api", "/api/rien", "/api?x=1", "/dev/rien", "/assets/rien.js"]) {
    const answer = await app.inject(url);
    expect({ url, status: answer.statusCode, code: answer.json().code }).toEqual({
      url,
      status: 404,
      code: "NOT_FOUND",
    });
  }
  expect((await app.inject("/apiculture")).statusCode).toBe(200);
});

test("a browser that takes gzip gets the same page compressed", async () => {
  const app = await start();
  const page = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
  expect(page.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(page.rawPayload).toString()).facts.brand.name).toBe("Jobami");
});
