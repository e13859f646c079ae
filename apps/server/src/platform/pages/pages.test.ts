import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import cookie from "@fastify/cookie";
import type { PageContext } from "@jobami/api/pages/contract";
import Fastify from "fastify";
import { createContext, createRequestHandler, RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { DomainError } from "../http/domain-error.ts";
import { refuseUnroutable, registerErrors } from "../http/error-plugin.ts";
import { createCookies } from "../sessions/cookies.ts";
import { type PagesOptions, registerPages } from "./pages.ts";
import type { WebBuild } from "./web-build.ts";

const pageKey = createContext<PageContext>();

/** A build of one page that answers with what it was given. */
function tinyBuild(): WebBuild {
  const loader = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
    const { facts, nonce } = context.get(pageKey);
    const { pathname } = new URL(request.url);
    if (pathname === "/error-400")
      return new Response("error page", { status: 400, headers: { "content-type": "text/html" } });
    if (pathname === "/absente") return new Response("absente", { status: 404 });
    return Response.json({ url: request.url, facts, nonce }, { headers: { "content-type": "text/html" } });
  };
  return {
    entry: {
      module: {
        default: (_request: Request, status: number) => new Response("page", { status }),
        createRequestHandler,
        createPageContext: (page: PageContext) => {
          const context = new RouterContextProvider();
          context.set(pageKey, page);
          return context;
        },
      },
    },
    routes: {
      root: { id: "root", path: "*", module: { loader } },
      drawn: { id: "drawn", path: "/dessinee", module: { default: () => null } },
    },
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

const someFacts: PagesOptions["facts"] = async () => ({
  user: null,
  hasSessionMarker: false,
  brand: { name: "Jobami", phone: "01", email: "a@exemple.fr", city: "Lyon" },
  publisher: {},
  socials: [],
  mailboxPath: null,
  hasGoogle: true,
  demoAccounts: [],
});

const apps: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function start(facts: PagesOptions["facts"] = someFacts, origin: string | null = null) {
  const app = Fastify({ frameworkErrors: refuseUnroutable as never, trustProxy: origin !== null });
  apps.push(app as never);
  await app.register(cookie);
  registerErrors(app as never, { checked: true });
  await registerPages(app, {
    sources: async () => tinyBuild(),
    facts,
    origin,
    guard: {
      csrf: {
        issue: () => ({ token: "jeton", cookie: { name: "XSRF-TOKEN", value: "jeton", options: {} } }),
        check: ({ headers, cookies }) => {
          if (headers["x-xsrf-token"] !== cookies["XSRF-TOKEN"]) throw new DomainError("CSRF_TOKEN_INVALID");
        },
        checkOwner: () => {},
      },
      sessions: { read: async () => null },
      cookies: createCookies({ secure: false }),
    },
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

test("the status of a page reaches the browser, and no page is stored by shared caches [ERR-02]", async () => {
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

test("an address that cannot be read, and a form that no page takes, are answered with a page", async () => {
  const app = await start();
  const unreadable = await app.inject("/%E0%A4%A");
  expect([unreadable.statusCode, unreadable.headers["content-type"]]).toEqual([400, "text/html"]);
  expect((await app.inject("/api/%E0%A4%A")).json().code).toBe("MALFORMED_REQUEST");

  const form = { "content-type": "application/x-www-form-urlencoded" };
  const unwanted = await app.inject({ method: "POST", url: "/dessinee", headers: form, payload: "a=1" });
  expect([unwanted.statusCode, unwanted.body]).toEqual([405, "error page"]);
  const foreign = await app.inject({
    method: "POST",
    url: "/dessinee",
    headers: { ...form, origin: "https://ailleurs.exemple" },
    payload: "a=1",
  });
  expect([foreign.statusCode, foreign.headers["content-type"]]).toEqual([400, "text/html"]);
  const long = await app.inject({ method: "POST", url: "/", headers: form, payload: "a".repeat(20_000) });
  expect([long.statusCode, long.headers["content-type"]]).toEqual([413, "text/html"]);
  const toApi = await app.inject({ method: "POST", url: "/api/rien", headers: form, payload: "a=1" });
  expect([toApi.statusCode, toApi.json().code]).toEqual([404, "NOT_FOUND"]);
});

test("a page that cannot be drawn, nor the page that states it, is refused once", async () => {
  const app = await start(async () => {
    throw new DomainError("SERVICE_UNAVAILABLE");
  });
  const refused = await app.inject("/");
  expect([refused.statusCode, refused.json().code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
])("a browser that takes %s gets the same page in %s", async (accepted, name, read) => {
  const app = await start();
  const page = await app.inject({ url: "/", headers: { "accept-encoding": accepted } });
  expect([page.headers["content-encoding"], page.headers.vary]).toEqual([name, "accept-encoding"]);
  expect(JSON.parse(read(page.rawPayload).toString()).facts.brand.name).toBe("Jobami");
});

test("PUBLIC_URL alone decides where pages are: another name is sent there, and the one behind a proxy is not believed", async () => {
  const app = await start(someFacts, "https://jobami.fr");
  const asked = (host: string, method: "GET" | "HEAD" = "GET") =>
    app.inject({ url: "/missions?q=haie", method, headers: { host } });
  for (const method of ["GET", "HEAD"] as const) {
    const { statusCode, headers } = await asked("autre.example", method);
    expect([statusCode, headers.location]).toEqual([308, "https://jobami.fr/missions?q=haie"]);
  }
  const behind = await asked("127.0.0.1:3000");
  expect([behind.statusCode, behind.json().url]).toEqual([200, "https://jobami.fr/missions?q=haie"]);
});

test("behind a proxy with TLS an error is shown where it was met, and leads nowhere else", async () => {
  const app = await start(someFacts, "https://jobami.fr");
  const headers = { host: "jobami.fr", "x-forwarded-proto": "https" };
  const unreadable = await app.inject({ url: "/%E0%A4%A", headers });
  expect([unreadable.statusCode, unreadable.body]).toEqual([400, "error page"]);
});
