import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { DomainError } from "../http/domain-error.ts";
import type { Faults } from "./faults.ts";

/** Where pages report what went wrong in them. */
export const browserFaultsPath = "/faults";

/** A stack of fifty places, in bytes. */
const largest = 16 * 1024;

/** What `public/fault-report.js` states. */
const statement = z.object({
  name: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(10_000),
  path: z.string().max(2000),
  requestId: z.string().max(64),
});

/**
 * Takes what went wrong in a page, and passes on what can be of no one: pages ask this server alone, whoever watches sees neither the
 * address of a browser nor that of its page. Not there where no one watches.
 */
export function registerBrowserFaults(
  app: FastifyInstance,
  { faults, patternOf }: { faults: Faults; patternOf: (path: string) => Promise<string | null> },
): void {
  if (!faults.isWatched) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "string", bodyLimit: largest },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      browserFaultsPath,
      {
        config: { counted: "sensitive" },
        bodyLimit: largest,
        onRequest: async ({ headers }) => {
          if (headers["sec-fetch-site"] !== undefined && headers["sec-fetch-site"] !== "same-origin")
            throw new DomainError("FORBIDDEN");
        },
      },
      async ({ body }, reply) => {
        const read = statement.safeParse(parsed(String(body)));
        if (!read.success) throw new DomainError("MALFORMED_REQUEST");
        const { path, requestId, ...error } = read.data;
        faults.note({
          origin: "browser",
          text: "failed in a page",
          error,
          requestId,
          labels: { page: await patternOf(path) },
        });
        return reply.code(204).header("cache-control", "no-store").send();
      },
    );
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
