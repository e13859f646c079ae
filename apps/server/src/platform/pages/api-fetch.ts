import type { FastifyReply, FastifyRequest } from "fastify";
import { orderedBy } from "../http/calling-network.ts";

/** Of the form's own request, what does not hold for the calls made in its name. */
const ofForm = new Set([
  "accept",
  "accept-encoding",
  "connection",
  "content-length",
  "content-type",
  "idempotency-key",
  "transfer-encoding",
  "x-csrf-token",
  "x-xsrf-token",
]);

/**
 * A fetch that calls the API in this process as the visitor of a page: same cookies, same address, so that limits and sessions
 * see one person. Cookies of the answers are set on the page's own, and sent with the calls that follow.
 */
export function createApiFetch(request: FastifyRequest, reply: FastifyReply): typeof fetch {
  const jar = new Map(Object.entries(request.cookies));
  const headers = Object.entries(request.headers).filter(
    ([name]) => !ofForm.has(name) && !name.startsWith(":"),
  );
  const cookie = () =>
    [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("; ");

  return async (target, init = {}) => {
    // One id for the page and all that it asks for.
    const answer = await orderedBy(request.id, async () =>
      request.server.inject({
        method: (init.method ?? "GET") as "GET",
        url: String(target),
        headers: {
          ...Object.fromEntries(headers),
          ...(Object.fromEntries(new Headers(init.headers)) as Record<string, string>),
          cookie: cookie(),
        },
        ...(typeof init.body === "string" ? { payload: init.body } : {}),
        ...(request.socket.remoteAddress === undefined
          ? {}
          : { remoteAddress: request.socket.remoteAddress }),
      }),
    );
    for (const { name, value } of answer.cookies) jar.set(name, value);
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) reply.header("set-cookie", line);
    const type = String(answer.headers["content-type"] ?? "application/json");
    return new Response(answer.payload, { status: answer.statusCode, headers: { "content-type": type } });
  };
}
