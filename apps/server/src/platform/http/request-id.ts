import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { callingRequest } from "./calling-network.ts";

/** How a proxy names a request, and how the answer names it. */
export const requestIdHeader = "x-request-id";

/** What proxies make (32 hexadecimal digits, UUID, ULID): nothing that could forge a line of the log. */
const wellFormed = /^[\w-]{8,64}$/;

/**
 * Names requests: as the request that asks for it within this process (a page its calls), as a proxy in front that is trusted
 * named it, or as no other process does.
 */
export const nameRequests =
  ({ trustProxy }: { trustProxy: number }) =>
  ({ headers }: Pick<IncomingMessage, "headers">): string => {
    const given = trustProxy > 0 ? headers[requestIdHeader] : undefined;
    const named = typeof given === "string" && wellFormed.test(given) ? given : null;
    return callingRequest() ?? named ?? randomUUID();
  };

/** States the id with every answer, so that whoever was refused can name it. */
export function nameAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}
