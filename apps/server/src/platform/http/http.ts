import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Session } from "../sessions/sessions.ts";
import { refuseOtherContracts } from "./contract-version.ts";
import type { Sentences } from "./error-copy.ts";
import { registerErrors } from "./error-plugin.ts";
import { registerJsonBodies } from "./json-body.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls an endpoint; filled before its handler. Pages ask `sessions.read(request)`. */
    session: Session | null;
  }
}

/** A year: what the list of browsers asks at least. */
const hstsSeconds = 365 * 86_400;

/** What every answer gets: cookies, bounded bodies, security headers (a page's own policy wins), typed errors. */
export async function registerHttp(
  app: FastifyInstance,
  config: Config,
  sentences: Sentences,
): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: config.secure ? { maxAge: hstsSeconds, ...config.hsts } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  app.decorateRequest("session", null);
  registerJsonBodies(app);
  refuseOtherContracts(app);
  registerErrors(app, { checked: !config.production, sentences });
}
