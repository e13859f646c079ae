import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type {} from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import { errorStatus } from "@jobami/api/http/error-codes";
import type { PageFacts } from "@jobami/api/pages/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLoopback } from "../../config.ts";
import { registerBrowserFaults } from "../faults/browser-faults.ts";
import { type Faults, noFaults } from "../faults/faults.ts";
import { DomainError } from "../http/domain-error.ts";
import { toDomainError } from "../http/error-plugin.ts";
import { pageRoute } from "../http/limits.ts";
import { createApiFetch } from "./api-fetch.ts";
import { contentSecurityPolicy, newNonce, workerSecurityPolicy } from "./content-security.ts";
import { displayCookie, readDisplayCookie } from "./display-cookie.ts";
import { isErrorPage, isPage, sendErrorPage } from "./error-page.ts";
import { type FormGuard, isFormTrusted, issueForm } from "./form-token.ts";
import { type PageMemory, readShared } from "./memory/shared-page.ts";
import { pagePatterns } from "./page-pattern.ts";
import type { PublishedFiles } from "./published/published-files.ts";
import { clientFiles, loadWebBuild, type WebBuild } from "./web-build.ts";
import { originOf, sendWebResponse, sendWhole, toWebRequest } from "./web-request.ts";

/** What the pages want to know; the rest is read from the request's own cookies. */
export interface PagesOptions {
  facts: (request: FastifyRequest) => Promise<Omit<PageFacts, "display" | "form">>;
  guard: FormGuard;
  /** The only origin that pages have: the operator's `PUBLIC_URL`. Null on this machine, where each name of it is one. */
  origin: string | null;
  /** Where what goes wrong in a page is noted. */
  faults?: Faults;
  /** Where files of other builds are found; without it only those of this one are served. */
  published?: PublishedFiles;
  /** Remembers what visitors ask again; without it every page is rendered for who asks. */
  memory?: PageMemory;
  /** The application's sources for a page, while developing; without it the production build is served. */
  sources?: (path: string) => Promise<WebBuild>;
}

/** The largest form that a page takes, in bytes. */
const formLimit = 16 * 1024;

interface Ready {
  build: WebBuild;
  render: ReturnType<CreateHandler>;
  patternOf: (path: string) => string | null;
}
type CreateHandler = WebBuild["entry"]["module"]["createRequestHandler"];

const yearMs = 31_536_000_000;

const assets = join(clientFiles, "assets");
const worker = join(clientFiles, "push-worker.js");

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/** A form of another site: browsers state where a form that is sent comes from. */
function isForeignForm({ method, headers }: FastifyRequest, origin: string): boolean {
  return method === "POST" && headers.origin !== undefined && headers.origin !== origin;
}

/** Where a page is to be asked for that was asked of another name; a proxy that passes its own name on stands before this machine's. */
function elsewhere(request: FastifyRequest, origin: string): string | null {
  const asked = originOf(request);
  if (asked === origin || request.method === "POST" || isLoopback(new URL(asked).hostname)) return null;
  return `${origin}${request.url}`;
}

/** The files that pages name, which never change; those of other builds are not packed beforehand. */
async function registerAssets(app: FastifyInstance, published: PublishedFiles | undefined): Promise<void> {
  await app.register(fastifyStatic, {
    root: assets,
    immutable: true,
    maxAge: yearMs,
    preCompressed: true,
    index: false,
  });
  if (published === undefined) return;
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const found = isRead(request) ? await published.read(path.slice("/assets/".length)) : null;
    if (found === null) throw new DomainError("NOT_FOUND");
    const response = new Response(Readable.toWeb(found.bytes) as ReadableStream, {
      headers: {
        "content-type": found.type,
        "cache-control": `public, max-age=${yearMs / 1000}, immutable`,
        "x-content-type-options": "nosniff",
      },
    });
    return sendWebResponse(request, reply, response);
  });
}

async function registerFiles(app: FastifyInstance, published: PublishedFiles | undefined): Promise<void> {
  await published?.publish(assets);
  await app.register((scope) => registerAssets(scope, published), { prefix: "/assets/" });
  await app.register(fastifyStatic, {
    root: clientFiles,
    prefix: "/",
    wildcard: false,
    globIgnore: ["assets/**", ".vite/**", "**/*.{gz,br}"],
    decorateReply: false,
    index: false,
    maxAge: 3_600_000,
    setHeaders: (reply, path) => {
      if (path === worker) reply.header("content-security-policy", workerSecurityPolicy);
    },
  });
}

/** Serves every address that is not the API's: the build's files, and pages rendered with what the server knows of the visitor. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  if (options.sources === undefined && existsSync(clientFiles)) await registerFiles(app, options.published);
  const production = options.sources === undefined ? await loadWebBuild() : undefined;
  const loadBuild = options.sources ?? (async () => production as WebBuild);
  const mode = production === undefined ? "development" : "production";
  const { faults = noFaults } = options;
  let ready: Ready | undefined;

  /** What the handler derives from a build is stored with it. */
  async function current(path: string): Promise<Ready> {
    const build = await loadBuild(path);
    if (ready?.build !== build)
      ready = {
        build,
        render: build.entry.module.createRequestHandler(build, mode),
        patternOf: pagePatterns(build),
      };
    return ready;
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    if (!isPage(request.url)) return reply.callNotFound();
    const origin = options.origin ?? originOf(request);
    const address = elsewhere(request, origin);
    if (address !== null) return reply.redirect(address, 308);
    if (isForeignForm(request, origin)) return sendErrorPage(request, reply, 400);
    const nonce = newNonce();
    const facts = {
      ...(await options.facts(request)),
      display: readDisplayCookie(request.cookies[displayCookie]),
    };
    const path = request.url.split("?", 1)[0] ?? "/";
    const { build, render, patternOf } = await current(path);
    request.pagePattern = patternOf(path);
    const form = await issueForm(options.guard, request, reply);
    const reportError = (error: unknown) =>
      request.log.error({ err: error, page: request.pagePattern }, "page failed");
    const createContext = build.entry.module.createPageContext;
    reply
      .header("content-security-policy", contentSecurityPolicy(nonce))
      .header("cache-control", "private, no-cache")
      .header("referrer-policy", "strict-origin-when-cross-origin")
      .header("x-content-type-options", "nosniff");
    const reportsFaults = faults.isWatched;
    const shared = await readShared(options, {
      own: { nonce, csrfToken: form.csrfToken, key: form.key, requestId: request.id },
      drawing: { request, origin, facts, reportsFaults, reportError, createContext, render },
    });
    if (shared !== null) return sendWhole(request, reply, shared);
    const context = createContext({
      facts: { ...facts, form },
      nonce,
      requestId: request.id,
      fetch: createApiFetch(request, reply),
      isFormTrusted: await isFormTrusted(options.guard, request),
      reportError,
      reportsFaults,
    });
    const response = await render(toWebRequest(request, reply, origin), context);
    return response.status === 405
      ? sendErrorPage(request, reply, 405)
      : sendWebResponse(request, reply, response);
  }

  registerBrowserFaults(app, { faults, patternOf: async (path) => (await current(path)).patternOf(path) });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => {
      const { code, data } = toDomainError(error);
      // Whoever is limited costs no drawing, and a page of errors that fails is not answered with itself.
      if (!isPage(request.url) || isErrorPage(request.url) || code === "TOO_MANY_REQUESTS") throw error;
      if (code === "INTERNAL_ERROR") request.log.error({ err: error }, "page failed");
      return sendErrorPage(request, reply, errorStatus[code], data?.retryAfterSeconds);
    });
    scope.get(pageRoute, { exposeHeadRoute: true }, servePage);
    scope.post(pageRoute, servePage);
  });
}
