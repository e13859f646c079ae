import type { FastifyReply, FastifyRequest } from "fastify";
import { orderedBy } from "../http/calling-network.ts";

/** Of the page's answer, what concerns the connection it was made over. */
const ofConnection = new Set(["content-length", "transfer-encoding", "connection", "keep-alive", "date"]);

/** Of the request, what the page is drawn by: for whom, and at which address; behind a proxy it states that. */
const drawnFor = ["cookie", "host", "x-forwarded-proto", "x-forwarded-host"];

/** When a page that could not be served for now is asked for again, in seconds. */
const retrySeconds = 10;

/** Whether people look at what is answered there: everything but the API, files, the development aids and the build's files. */
export function isPage(url: string): boolean {
  return !/^\/(api|dev|assets|storage|agenda)(\/|$|\?)/.test(url);
}

/** Whether that address shows an error. */
export function isErrorPage(url: string): boolean {
  return url.startsWith("/error-");
}

/** Answers a request that never reached its page with the page of its error, drawn for this visitor. */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  retryAfterSeconds: unknown = retrySeconds,
): Promise<FastifyReply> {
  const shown = status < 500 ? 400 : status === 503 ? 503 : 500;
  const page = await orderedBy(request.id, async () =>
    request.server.inject({
      method: "GET",
      url: `/error-${shown}`,
      headers: Object.fromEntries(
        drawnFor.flatMap((name) =>
          request.headers[name] === undefined ? [] : [[name, request.headers[name]]],
        ),
      ),
      remoteAddress: request.ip,
    }),
  );
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined && !ofConnection.has(name)) reply.header(name, value);
  if (status === 503) reply.header("retry-after", String(retryAfterSeconds));
  return reply.code(page.statusCode === shown ? status : page.statusCode).send(page.rawPayload);
}
