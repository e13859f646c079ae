import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** How a proxy names a request, and how the answer names it. */
export const requestIdHeader = "x-request-id";

/** What proxies make (32 hexadecimal digits, UUID, ULID): nothing that could forge a line of the log. */
const wellFormed = /^[\w-]{8,64}$/;

/** The id of a request: what the proxy in front named it, or one that no other process gives. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers[requestIdHeader];
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
}

/** States the id with every answer, so that whoever was refused can name it. */
export function nameAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
}
