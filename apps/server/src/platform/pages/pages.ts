import { existsSync } from "node:fs";
import { join } from "node:path";
import type {} from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { PageFacts } from "@jobami/api/pages/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy, newNonce } from "./content-security.ts";
import { displayCookie, readDisplayCookie } from "./display-cookie.ts";
import { clientFiles, loadWebBuild, type WebBuild } from "./web-build.ts";
import { sendWebResponse, toWebRequest } from "./web-request.ts";

/** What the pages want to know; the rest is read from the request's own cookies. */
export interface PagesOptions {
  facts: (request: FastifyRequest) => Promise<Omit<PageFacts, "display">>;
  /** The application's sources, while developing; without it the production build is served. */
  sources?: () => Promise<WebBuild>;
}

type CreateHandler = WebBuild["entry"]["module"]["createRequestHandler"];

const yearMs = 31_536_000_000;

async function registerFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientFiles, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: yearMs,
    preCompressed: true,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: clientFiles,
    prefix: "/",
    wildcard: false,
    globIgnore: ["assets/**", ".vite/**", "**/*.{gz,br}"],
    decorateReply: false,
    index: false,
    maxAge: 3_600_000,
  });
}

/** Serves every address that is not the API's: the build's files, and pages rendered with what the server knows of the visitor. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  if (options.sources === undefined && existsSync(clientFiles)) await registerFiles(app);
  const production = options.sources === undefined ? await loadWebBuild() : undefined;
  const loadBuild = options.sources ?? (async () => production as WebBuild);
  const mode = production === undefined ? "development" : "production";
  let ready: { build: WebBuild; render: ReturnType<CreateHandler> } | undefined;

  /** What the handler derives from a build is kept with it. */
  async function current(): Promise<NonNullable<typeof ready>> {
    const build = await loadBuild();
    if (ready?.build !== build)
      ready = { build, render: build.entry.module.createRequestHandler(build, mode) };
    return ready;
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    if (/^\/(api|dev|assets)(\/|$|\?)/.test(request.url)) return reply.callNotFound();
    const nonce = newNonce();
    const facts = await options.facts(request);
    const display = readDisplayCookie(request.cookies[displayCookie]);
    const { build, render } = await current();
    const context = build.entry.module.createPageContext({
      facts: { ...facts, display },
      nonce,
      reportError: (error) => request.log.error({ err: error }, "page failed"),
    });
    reply
      .header("content-security-policy", contentSecurityPolicy(nonce))
      .header("cache-control", "private, no-cache")
      .header("referrer-policy", "strict-origin-when-cross-origin")
      .header("x-content-type-options", "nosniff");
    return sendWebResponse(request, reply, await render(toWebRequest(request, reply), context));
  }

  app.get("/*", { exposeHeadRoute: true }, servePage);
}
