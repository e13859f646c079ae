import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createGzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../http/domain-error.ts";
import { isHost } from "../http/request-address.ts";

/** Where a request says that it was sent. Throws MALFORMED_REQUEST when a proxy forwarded a host that is none. */
export function originOf(request: FastifyRequest): string {
  if (!isHost(request.host)) throw new DomainError("MALFORMED_REQUEST");
  return `${request.protocol === "https" ? "https" : "http"}://${request.host}`;
}

function addressOf(request: FastifyRequest, origin: string): URL {
  if (request.url.startsWith("/")) return new URL(`${origin}${request.url}`);
  const { pathname, search } = new URL(request.url);
  return new URL(`${origin}${pathname}${search}`);
}

/** A Fastify request as the standard Request that React Router takes, at an origin; the body of a form is what was sent, unread. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(addressOf(request, origin), {
    method: request.method,
    headers,
    body,
    signal: gone.signal,
  });
}

/** Answers with a standard Response, compressed where the browser takes it. */
export function sendWebResponse(request: FastifyRequest, reply: FastifyReply, response: Response) {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.body === null) return reply.send();
  const body = Readable.fromWeb(response.body as NodeReadableStream);
  reply.header("vary", "accept-encoding");
  const accepted = request.headers["accept-encoding"];
  if (accepted === undefined || negotiate(accepted, ["gzip", "identity"]) !== "gzip") return reply.send(body);
  reply.header("content-encoding", "gzip");
  return reply.send(body.pipe(createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })));
}
